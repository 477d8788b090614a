import { sql } from 'drizzle-orm'
import type { Invariant } from '../platform/module.ts'

export const invariants: readonly Invariant[] = [
  {
    id: 'payments.paid-by-a-fact',
    says: 'A payment is paid if and only if one verified fact captured its currency and at least its amount',
    query: sql`
      select payments.id, payments.state from payments
      left join payment_facts capture on capture.payment_id = payments.id and capture.is_capture
      where (payments.state = 'paid') <> (capture.id is not null)
        or (capture.id is not null and (capture.currency <> payments.currency
          or capture.amount_minor < payments.amount_minor or capture.amount_minor <> payments.captured_minor))
        or (capture.id is null and payments.captured_minor <> 0)`,
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
      where is_capture <> (decision in ('paid', 'overpaid'))
        or (decision = 'paid' and payment_facts.amount_minor <> payments.amount_minor)
        or (decision = 'overpaid' and payment_facts.amount_minor <= payments.amount_minor)
        or (decision = 'underpaid' and payment_facts.amount_minor >= payments.amount_minor)
        or (decision in ('paid', 'overpaid', 'underpaid') and payment_facts.currency <> payments.currency)
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
    says: 'No more is refunded than was captured; a second success goes back within a day',
    query: sql`
      select id from payments where refunded_minor > captured_minor
      union all
      select id from payment_facts
      where decision = 'second_success' and refunded_at is null and at < now() - interval '1 day'`,
  },
  {
    id: 'payments.attempts-end',
    says: 'No attempt stays open longer than 72 hours and one more check',
    query: sql`
      select id, reference from payment_attempts
      where state in ('created', 'redirected')
        and (next_check_at is null or created_at < now() - interval '74 hours')`,
  },
  {
    id: 'payments.webhooks-once',
    says: 'Every stored webhook was acted on within a day and says with what outcome',
    query: sql`
      select id, provider from webhook_inbox
      where (processed_at is null) <> (outcome is null)
        or (processed_at is null and received_at < now() - interval '1 day')`,
  },
]
