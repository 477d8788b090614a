import { sql } from 'drizzle-orm'
import { workedUntil } from '../platform/messaging/worked-until.ts'
import type { Invariant } from '../platform/module.ts'

export const invariants: readonly Invariant[] = [
  {
    id: 'payments.paid-by-a-fact',
    says: 'A payment is paid if and only if one verified fact captured its currency and its amount, or all but what the shop bears',
    query: sql`
      select payments.id, payments.state from payments
      left join payment_facts capture on capture.payment_id = payments.id and capture.is_capture
      where (payments.state = 'paid') <> (capture.id is not null)
        or (capture.id is not null and (capture.currency <> payments.currency
          or capture.amount_minor + payments.shortfall_minor < payments.amount_minor
          or capture.amount_minor <> payments.captured_minor))
        or (capture.id is null and (payments.captured_minor <> 0 or payments.shortfall_minor <> 0))
        or payments.shortfall_minor > payments.amount_minor / 10`,
  },
  {
    id: 'payments.one-capture',
    says: 'A payment is captured at most once, and a fact belongs to an attempt of its own payment',
    query: sql`
      select payment_id as id, count(*) from payment_facts where is_capture group by payment_id having count(*) > 1
      union all
      select payment_facts.id, 1 from payment_facts
      join payment_attempts on payment_attempts.id = payment_facts.attempt_id
      where payment_attempts.payment_id <> payment_facts.payment_id
        or payment_attempts.provider <> payment_facts.provider`,
  },
  {
    id: 'payments.decisions-fit',
    says: 'What a fact was decided to be fits its amount and currency',
    query: sql`
      select payment_facts.id, payment_facts.decision from payment_facts
      join payments on payments.id = payment_facts.payment_id
      where is_capture <> (decision in ('paid', 'overpaid', 'short'))
        or (decision = 'paid' and payment_facts.amount_minor <> payments.amount_minor)
        or (decision = 'overpaid' and payment_facts.amount_minor <= payments.amount_minor)
        or (decision = 'short' and payment_facts.amount_minor + payments.shortfall_minor <> payments.amount_minor)
        or ((decision = 'short') <> (shortfall_minor > 0) and is_capture)
        or (decision = 'underpaid' and payment_facts.amount_minor >= payments.amount_minor)
        or (decision in ('paid', 'overpaid', 'short', 'underpaid') and payment_facts.currency <> payments.currency)
        or (decision = 'currency_mismatch' and payment_facts.currency = payments.currency)`,
  },
  {
    id: 'payments.success-has-money',
    says: 'An attempt that succeeded has a fact',
    query: sql`
      select id, reference from payment_attempts
      where state = 'succeeded' and not exists (select from payment_facts where attempt_id = payment_attempts.id)`,
  },
  {
    id: 'payments.refunds',
    says: 'No more goes back of any money than came, and a payment counts what went back of its capture',
    query: sql`
      with gone as (
        select fact_id, sum(amount_minor) as minor from refunds where state <> 'failed' group by fact_id
      )
      select payment_facts.id, gone.minor from payment_facts
      join gone on gone.fact_id = payment_facts.id
      where gone.minor > payment_facts.amount_minor
      union all
      select payments.id, refunded_minor from payments
      left join payment_facts capture on capture.payment_id = payments.id and capture.is_capture
      left join gone on gone.fact_id = capture.id
      where refunded_minor <> coalesce(gone.minor, 0)
      union all
      select refunds.id, refunds.amount_minor from refunds
      join payment_facts on payment_facts.id = refunds.fact_id
      where refunds.payment_id <> payment_facts.payment_id or refunds.currency <> payment_facts.currency`,
  },
  {
    id: 'payments.second-success-goes-back',
    says: 'What was paid twice is on its way back, all of it, or waits for an operator where that failed',
    query: sql`
      select id, transaction_id from payment_facts
      where decision = 'second_success' and amount_minor is distinct from
          (select sum(amount_minor) from refunds where fact_id = payment_facts.id and state <> 'failed')
        and not exists (select from refunds where fact_id = payment_facts.id and state = 'failed')`,
  },
  {
    id: 'payments.refunds-are-asked-about',
    says: 'A refund whose end is not known is asked about',
    // Arrived refunds may be checked again late: after a stopped shop is running.
    query: sql`
      select id, provider_refund_id from refunds
      where state <> 'succeeded' and next_try_at < ${workedUntil} - interval '1 day'`,
  },
  {
    id: 'payments.attempts-end',
    says: 'No attempt stays open longer than 72 hours and one more check',
    query: sql`
      select id, reference from payment_attempts
      where state in ('created', 'redirected')
        and (next_check_at is null or created_at < ${workedUntil} - interval '74 hours')`,
  },
  {
    id: 'payments.webhooks-once',
    says: 'Every stored webhook was acted on within a day and says with what outcome',
    query: sql`
      select id, provider from webhook_inbox
      where (processed_at is null) <> (outcome is null)
        or (processed_at is null and received_at < ${workedUntil} - interval '1 day')`,
  },
]
