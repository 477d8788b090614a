import type { ReconciliationFind } from '@makola/contract/payments/reconciliations.ts'
import { and, eq, sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/tables.ts'
import { moment } from '../platform/tables.ts'

const minor = (name: string) => bigint(name, { mode: 'number' })

/** Money requested for an order. Orders are in a later module: `orderId` is not a foreign key, but each order has one payment. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull().unique(),
    /** The label on the provider's page: the order's number. */
    label: text('label').notNull(),
    email: text('email'),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: ['open', 'paid', 'closed', 'ended'] })
      .notNull()
      .default('open'),
    capturedMinor: minor('captured_minor').notNull().default(0),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    /** The part of the amount that did not come and that the shop bears, within the tolerance of the moment when it was paid. */
    shortfallMinor: minor('shortfall_minor').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('payments_surplus').on(table.orderId).where(sql`captured_minor > amount_minor`),
    // The shortfalls of a period are summed from this index alone.
    index('payments_short').on(table.settledAt, table.currency, table.shortfallMinor).where(sql`shortfall_minor > 0`),
    check('payments_amount', sql`${table.amountMinor} > 0`),
    check('payments_refunds', sql`${table.refundedMinor} >= 0 and ${table.refundedMinor} <= ${table.capturedMinor}`),
    check(
      'payments_paid',
      sql`${table.state} <> 'paid' or ${table.capturedMinor} + ${table.shortfallMinor} >= ${table.amountMinor}`,
    ),
    check(
      'payments_shortfall',
      sql`${table.shortfallMinor} = 0 or (${table.shortfallMinor} > 0 and ${table.capturedMinor} + ${table.shortfallMinor} = ${table.amountMinor})`,
    ),
  ],
)

/** By how much a payment in a currency may fall short of its order and still pay it. A currency without a row tolerates nothing. */
export const paymentTolerances = pgTable(
  'payment_tolerances',
  {
    currency: text('currency').primaryKey(),
    /** Hundredths of a percent of the order's total. */
    basisPoints: integer('basis_points').notNull(),
    /** Never more than this, in minor units. */
    mostMinor: minor('most_minor').notNull(),
    /** Counted from 1. */
    version: integer('version').notNull(),
    updatedBy: text('updated_by').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('payment_tolerances_share', sql`${table.basisPoints} between 0 and 1000`),
    check('payment_tolerances_most', sql`${table.mostMinor} >= 0`),
  ],
)

/** One attempt to pay with one provider under one reference. */
export const attempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    provider: text('provider').notNull(),
    reference: text('reference').notNull(),
    /** The provider's own name for it, when it cannot be asked by ours. */
    providerReference: text('provider_reference'),
    state: text('state', { enum: ['created', 'redirected', 'succeeded', 'failed', 'abandoned', 'expired'] })
      .notNull()
      .default('created'),
    redirectUrl: text('redirect_url'),
    /** True when the provider has said that money is under way, and has not taken it back. */
    isPending: boolean('is_pending').notNull().default(false),
    reason: text('reason'),
    /** The time of the sweeper's next question to the provider, and the number so far. */
    nextCheckAt: moment('next_check_at'),
    checks: integer('checks').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('payment_attempts_reference').on(table.provider, table.reference),
    index('payment_attempts_payment').on(table.paymentId),
    index('payment_attempts_failed').on(table.closedAt).where(sql`state = 'failed'`),
    index('payment_attempts_due').on(table.nextCheckAt).where(sql`state in ('created', 'redirected')`),
  ],
)

/** A provider's answer about a transaction: the only ground on which a payment is ever paid. */
export const paymentFacts = pgTable(
  'payment_facts',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id),
    provider: text('provider').notNull(),
    transactionId: text('transaction_id').notNull(),
    decision: text('decision', {
      enum: ['paid', 'short', 'underpaid', 'overpaid', 'currency_mismatch', 'second_success'],
    }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    /** The provider's fee, in the same currency; null when unknown. */
    feeMinor: minor('fee_minor'),
    /** True for the fact that paid: at most one a payment. */
    isCapture: boolean('is_capture').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payment_facts_transaction').on(table.provider, table.transactionId),
    index('payment_facts_payment').on(table.paymentId),
    uniqueIndex('payment_facts_one_capture').on(table.paymentId).where(sql`is_capture`),
    // The money taken in a period is summed from this index alone.
    index('payment_facts_captured').on(table.at, table.currency, table.amountMinor).where(sql`is_capture`),
  ],
)

/** Joins money with the attempt that brought it. By their payment, too, which has an index. */
export const isOfAttempt = and(eq(paymentFacts.attemptId, attempts.id), eq(paymentFacts.paymentId, attempts.paymentId))

/** Refunds. Those under way or succeeded never exceed their fact's amount; failed ones do not count. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    factId: uuid('fact_id')
      .notNull()
      .references(() => paymentFacts.id),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    actor: text('actor').notNull(),
    /** `requested`: the provider has not accepted it yet. `needs_attention`: it waits there for a person. */
    state: text('state', { enum: ['requested', 'processing', 'needs_attention', 'succeeded', 'failed'] })
      .notNull()
      .default('requested'),
    /** The provider's own id of it, once known. */
    providerRefundId: text('provider_refund_id'),
    /** The reason for the failure or the wait. */
    failure: text('failure'),
    /** The way in which a person refunded it outside the provider; null when the provider did it. */
    byHand: text('by_hand'),
    /** The lost dispute by which the buyer's bank took it; null for money that the shop sent back. */
    disputeId: uuid('dispute_id'),
    /** The time of the next question to the provider, and the number so far. For a while also for a sent one. */
    nextTryAt: moment('next_try_at'),
    tries: integer('tries').notNull().default(0),
    requestedAt: moment('requested_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    index('refunds_fact').on(table.factId),
    index('refunds_succeeded').on(table.closedAt, table.currency, table.amountMinor).where(sql`state = 'succeeded'`),
    index('refunds_unsettled').on(table.requestedAt).where(sql`state in ('needs_attention', 'failed')`),
    index('refunds_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
    check('refunds_amount', sql`${table.amountMinor} > 0`),
    check(
      'refunds_asked_about',
      sql`${table.state} = 'succeeded' or (${table.state} <> 'failed') = (${table.nextTryAt} is not null)`,
    ),
    check(
      'refunds_by_hand',
      sql`${table.byHand} is null or (${table.state} = 'succeeded' and ${table.nextTryAt} is null)`,
    ),
  ],
)

/** Payments that a buyer disputes at the bank: what the provider said last, and our answer. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    providerDisputeId: text('provider_dispute_id').notNull(),
    factId: uuid('fact_id')
      .notNull()
      .references(() => paymentFacts.id),
    orderId: uuid('order_id').notNull(),
    /** `inquiry`: the bank only asks. `closed`: it ended without a decision, and no money is gone. */
    state: text('state', { enum: ['inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed'] }).notNull(),
    reason: text('reason').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    /** The end of the time for an answer; null when none is possible. */
    dueAt: moment('due_at'),
    fundsState: text('funds_state', { enum: ['none', 'withdrawn', 'reinstated'] }).notNull(),
    /** The provider's fee for the dispute, often in another currency. */
    feeMinor: minor('fee_minor').notNull(),
    feeCurrency: text('fee_currency').notNull(),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
    /** Our answer to the bank; null before. */
    answer: text('answer', { enum: ['evidence', 'accepted'] }),
    answeredAt: moment('answered_at'),
    /** The account that gave it; null when the clock did. */
    actorId: uuid('actor_id').references(() => accounts.id),
    /** The end of the lease on an answer that is being sent. */
    claimedUntil: moment('claimed_until'),
    /** The parcel that bears a loss first, as named by a person. */
    parcelId: uuid('parcel_id'),
    /** The time when people were told that nothing will be answered by itself. */
    warnedAt: moment('warned_at'),
    /** The time when a loss was booked: from then on it stays lost. */
    lossBookedAt: moment('loss_booked_at'),
    /** Counts what was heard: of two answers under way, the later question wins. */
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('disputes_provider').on(table.provider, table.providerDisputeId),
    index('disputes_fact').on(table.factId),
    index('disputes_order').on(table.orderId),
    index('disputes_open').on(table.dueAt).where(sql`closed_at is null`),
    check('disputes_amount', sql`${table.amountMinor} > 0 and ${table.feeMinor} >= 0`),
    check('disputes_closed', sql`(${table.state} in ('won', 'lost', 'closed')) = (${table.closedAt} is not null)`),
    check('disputes_loss', sql`${table.lossBookedAt} is null or ${table.state} = 'lost'`),
  ],
)

/** Providers' webhooks as received, each once, processed after they were answered. */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    eventKey: text('event_key').notNull(),
    reference: text('reference'),
    body: jsonb('body').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
    outcome: text('outcome'),
  },
  (table) => [uniqueIndex('webhook_inbox_event').on(table.provider, table.eventKey)],
)

/** The results of comparing a provider's books with ours. */
export const reconciliations = pgTable('reconciliation_reports', {
  id: uuid('id').primaryKey(),
  provider: text('provider').notNull(),
  at: moment('at').notNull(),
  /** The transactions opened from this moment until that one. */
  from: moment('opened_from').notNull(),
  until: moment('opened_until').notNull(),
  matched: integer('matched').notNull(),
  finds: jsonb('finds').$type<ReconciliationFind[]>().notNull(),
  failure: text('failure'),
})

/** The sandbox provider's own books: what a real provider would keep on its side. */
export const sandboxCharges = pgTable('sandbox_charges', {
  reference: text('reference').primaryKey(),
  transactionId: text('transaction_id').notNull().unique(),
  label: text('label').notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currency: text('currency').notNull(),
  returnUrl: text('return_url').notNull(),
  status: text('status', { enum: ['pending', 'success', 'failed', 'abandoned'] })
    .notNull()
    .default('pending'),
  reason: text('reason'),
  /** A slow payment is pending until then. */
  succeedsAt: moment('succeeds_at'),
  /** The end of its refunds, as chosen on the sandbox's page. */
  refundsEnd: text('refunds_end', { enum: ['at-once', 'later', 'failed', 'needs-attention', 'turned-away'] })
    .notNull()
    .default('at-once'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** The sandbox's books of refunds, each under the key that the shop asked with. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  key: text('key').primaryKey(),
  reference: text('reference')
    .notNull()
    .references(() => sandboxCharges.reference),
  amountMinor: minor('amount_minor').notNull(),
  /** Its end and the time of it; until then it is under way or, if it will be turned away, looks arrived. */
  end: text('end', { enum: ['succeeded', 'failed', 'needs-attention', 'turned-away'] }).notNull(),
  endsAt: moment('ends_at').notNull(),
})

/** The sandbox's books of disputes at its bank: one of a charge. */
export const sandboxDisputes = pgTable('sandbox_disputes', {
  id: text('id').primaryKey(),
  reference: text('reference')
    .notNull()
    .unique()
    .references(() => sandboxCharges.reference),
  openedAt: moment('opened_at').notNull(),
  /** The time of the shop's answer, in either way. */
  evidenceAt: moment('evidence_at'),
  acceptedAt: moment('accepted_at'),
})
