import type { Money } from '@makola/contract/http/fields.ts'
import type { AppliedTerms } from '@makola/contract/ledger/ledger.ts'
import { payoutWays } from '@makola/contract/ledger/payouts.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { categories } from '../catalogue/tables.ts'
import { moment } from '../platform/tables.ts'
import { stores } from '../stores/tables.ts'

const minor = (name: string) => bigint(name, { mode: 'number' })

/**
 * A movement of money, written once: its key names its cause, so that a repeated event makes one posting. Append-only; errors are
 * corrected by another posting. Orders are in a later module: no foreign keys.
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: uuid('id').primaryKey(),
    /** `receipt:<fact>`, `sale:<parcel>`, `cash:<parcel>`, `refund:<refund>`, `refund-failed:<refund>`, `returned:<refund>`,
     * `payout:<payout>`, `dispute-funds:<dispute>:<number>`, `charge:<charge>`, `shortfall:<order>` … */
    key: text('key').notNull().unique(),
    kind: text('kind', {
      enum: [
        'receipt',
        'sale',
        'cash',
        'refund',
        'refund-failed',
        'cash-returned',
        'returned',
        'payout',
        'payout-failed',
        'transfer',
        'transfer-returned',
        'dispute-funds',
        'dispute-fee',
        'dispute-lost',
        'charge',
        'charge-reversed',
        'shortfall',
      ],
    }).notNull(),
    /** The store whose statement shows it; null when it concerns no store. */
    storeId: uuid('store_id').references(() => stores.id),
    orderId: uuid('order_id'),
    parcelId: uuid('parcel_id'),
    refundId: uuid('refund_id'),
    disputeId: uuid('dispute_id'),
    /** Their readable names at that time. */
    orderNumber: text('order_number'),
    parcelNumber: text('parcel_number'),
    note: text('note').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    index('ledger_postings_store').on(table.storeId, table.at, table.id),
    index('ledger_postings_order').on(table.orderId),
    index('ledger_postings_parcel').on(table.parcelId),
  ],
)

/**
 * The sides of a posting, in minor units: above 0 debit, below 0 credit. The database ensures that they sum to zero in each
 * currency and never change.
 *
 * `clearing`: what a provider holds for the shop. `buyer`: what is owed to the buyer of an order, below 0; 0 when everything
 * fits. `exchange`: the other side of another currency. `seller`: what is owed to a store, below 0. `commission`: what the shop
 * has earned, below 0. `fees`: what providers kept. `payouts`: what was paid out to stores, below 0. `disputes`: what
 * banks hold back until a dispute ends. `losses`: what the shop bears itself.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid('id').primaryKey(),
    postingId: uuid('posting_id')
      .notNull()
      .references(() => ledgerPostings.id),
    account: text('account', {
      enum: ['clearing', 'buyer', 'exchange', 'seller', 'commission', 'fees', 'payouts', 'disputes', 'losses'],
    }).notNull(),
    provider: text('provider'),
    orderId: uuid('order_id'),
    storeId: uuid('store_id').references(() => stores.id),
    currency: text('currency').notNull(),
    minor: minor('minor').notNull(),
  },
  (table) => [
    index('ledger_entries_posting').on(table.postingId),
    /** A store's balance is summed from this index alone. */
    index('ledger_entries_seller').on(table.storeId, table.currency, table.minor).where(sql`account = 'seller'`),
    index('ledger_entries_buyer').on(table.orderId).where(sql`account = 'buyer'`),
    check('ledger_entries_amount', sql`${table.minor} <> 0`),
    check(
      'ledger_entries_whose',
      sql`(${table.account} = 'clearing') = (${table.provider} is not null) and (${table.account} = 'buyer') = (${table.orderId} is not null) and (${table.account} = 'seller') = (${table.storeId} is not null)`,
    ),
  ],
)

/** The commission on each sold line, by the terms of that day: later changes of terms do not affect it. */
export const lineCommissions = pgTable(
  'line_commissions',
  {
    orderLineId: uuid('order_line_id').primaryKey(),
    postingId: uuid('posting_id')
      .notNull()
      .references(() => ledgerPostings.id),
    name: text('name').notNull(),
    variantTitle: text('variant_title').notNull(),
    quantity: integer('quantity').notNull(),
    /** In the store's currency, like all amounts here. */
    lineMinor: minor('line_minor').notNull(),
    commissionMinor: minor('commission_minor').notNull(),
    /** Null: no terms applied. */
    terms: jsonb('terms').$type<AppliedTerms>(),
  },
  (table) => [
    index('line_commissions_posting').on(table.postingId),
    check(
      'line_commissions_amount',
      sql`${table.commissionMinor} >= 0 and ${table.commissionMinor} <= ${table.lineMinor}`,
    ),
  ],
)

/**
 * The time from which a parcel's money may be paid out: moved forward once, on delivery. Refunds of the parcel follow it. A share of
 * it, the reserve, is held for some days more (rule R22), by the terms of the store's tier when the parcel was paid for.
 */
export const saleReleases = pgTable(
  'sale_releases',
  {
    parcelId: uuid('parcel_id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    availableAt: moment('available_at').notNull(),
    /**
     * What the store earns with the parcel, less its refunds, in the store's currency. A trigger adds each posting. Null for
     * a parcel from before this was kept: then it is summed from the entries.
     */
    minor: minor('minor'),
    /** Hundredths of a percent, and days; both 0 without a reserve. */
    reserveBasisPoints: integer('reserve_basis_points').notNull().default(0),
    reserveDays: integer('reserve_days').notNull().default(0),
    /** `availableAt` and the days, which a trigger keeps when that moves; null without a reserve. */
    reserveUntil: moment('reserve_until'),
  },
  (table) => [
    index('sale_releases_store').on(table.storeId, table.availableAt),
    index('sale_releases_reserve').on(table.storeId, table.reserveUntil).where(sql`reserve_until is not null`),
  ],
)

/**
 * Reasons to hold back the money of a parcel, whatever its release says: as long as one is open, it is pending and no payout takes
 * it. A cause names what opened it: `request:<id>`, `dispute:<id>` …
 */
export const saleHolds = pgTable(
  'sale_holds',
  {
    parcelId: uuid('parcel_id').notNull(),
    cause: text('cause').notNull(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.cause] }),
    index('sale_holds_open').on(table.storeId, table.parcelId).where(sql`closed_at is null`),
    index('sale_holds_cause').on(table.cause),
  ],
)

/**
 * Sums carried forward, so that no balance adds up all postings: what the postings of a day (of UTC) have moved on a store's
 * account, by kind. What is not carried yet comes on top; see `carry-books.ts`.
 */
export const carriedDays = pgTable(
  'carried_days',
  {
    storeId: uuid('store_id').notNull(),
    currency: text('currency').notNull(),
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    postings: integer('postings').notNull(),
    netMinor: minor('net_minor').notNull(),
    commissionMinor: minor('commission_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.currency, table.day, table.kind] }),
    // The whole shop's commission of some days.
    index('carried_days_day').on(table.day),
  ],
)

/** The sum of all carried days of a store: what it is owed, above 0. */
export const carriedBalances = pgTable(
  'carried_balances',
  { storeId: uuid('store_id').notNull(), currency: text('currency').notNull(), minor: minor('minor').notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.currency] })],
)

/** Postings of stores that are not carried yet. A trigger notes each in the transaction that makes it. */
export const uncarriedPostings = pgTable(
  'uncarried_postings',
  { postingId: uuid('posting_id').primaryKey(), storeId: uuid('store_id').notNull() },
  (table) => [index('uncarried_postings_store').on(table.storeId)],
)

/** Stores whose books are to be carried anew as a whole. Until then they are summed from all their postings. */
export const uncarriedStores = pgTable('uncarried_stores', { storeId: uuid('store_id').primaryKey() })

/** Sums that the shop's finance took off what stores are owed. The books have each as a posting, and its reversal as another. */
export const storeCharges = pgTable(
  'store_charges',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    currency: text('currency').notNull(),
    minor: minor('minor').notNull(),
    reason: text('reason').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    reversedBy: text('reversed_by'),
    reversedAt: moment('reversed_at'),
    reversalReason: text('reversal_reason'),
  },
  (table) => [
    index('store_charges_store').on(table.storeId, table.id),
    check('store_charges_amount', sql`${table.minor} > 0`),
    check(
      'store_charges_reversed',
      sql`num_nulls(${table.reversedBy}, ${table.reversedAt}, ${table.reversalReason}) in (0, 3)`,
    ),
  ],
)

/** Stores that owe the shop, since when, and when its finance was told. */
export const storeDebts = pgTable('store_debts', {
  storeId: uuid('store_id')
    .primaryKey()
    .references(() => stores.id),
  since: moment('since').notNull(),
  toldAt: moment('told_at'),
})

/** The terms of commission: one row for the whole shop (neither store nor category), a store, or a category. */
export const commissionTerms = pgTable(
  'commission_terms',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id').references(() => stores.id),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    /** Hundredths of a percent. */
    basisPoints: integer('basis_points').notNull(),
    /** The fixed amount added for each line, one for each currency of the stores. */
    fixed: jsonb('fixed').$type<Money[]>().notNull(),
    version: integer('version').notNull().default(1),
    updatedBy: text('updated_by').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('commission_terms_of').on(table.storeId, table.categoryId).nullsNotDistinct(),
    check('commission_terms_one', sql`${table.storeId} is null or ${table.categoryId} is null`),
    check('commission_terms_share', sql`${table.basisPoints} between 0 and 10000`),
  ],
)

/** The payout accounts of stores. A row never changes except for its end: payouts refer to the account that they went to. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    kind: text('kind', { enum: ['bank', 'mobile-money'] }).notNull(),
    countryCode: text('country_code').notNull(),
    /** The bank's name, or that of the provider of mobile money. */
    institution: text('institution').notNull(),
    /** Sort code, SWIFT code: as the country's banks use. */
    bankCode: text('bank_code'),
    holder: text('holder').notNull(),
    /** The holder's name as a provider told it when the account was set; null when none could be asked. */
    resolvedName: text('resolved_name'),
    /** The number itself, encrypted. */
    sealedNumber: text('sealed_number').notNull(),
    /** Its last four characters, to tell one from another. */
    numberEnd: text('number_end').notNull(),
    /** The end of the hold: nothing is paid to it before, so that owners can object. */
    usableFrom: moment('usable_from').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null for the store's current one. */
    endedAt: moment('ended_at'),
  },
  (table) => [uniqueIndex('payout_accounts_current').on(table.storeId).where(sql`${table.endedAt} is null`)],
)

/** A payout to all stores of a currency that are owed enough. */
export const payoutRuns = pgTable('payout_runs', {
  id: uuid('id').primaryKey(),
  currency: text('currency').notNull(),
  minimumMinor: minor('minimum_minor').notNull(),
  /** The sender of its payouts: people, or a provider. */
  via: text('via', { enum: payoutWays }).notNull().default('by-hand'),
  createdBy: text('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** A run's payment to a store. It is booked from the start; another posting reverses one that fails. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey(),
    runId: uuid('run_id')
      .notNull()
      .references(() => payoutRuns.id),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => payoutAccounts.id),
    currency: text('currency').notNull(),
    minor: minor('minor').notNull(),
    state: text('state', { enum: ['requested', 'sent', 'paid', 'failed'] }).notNull(),
    /** The reference on the bank's statement. */
    reference: text('reference').notNull().unique(),
    /** The bank's own name for it, the reason for a delay, or the reason for a failure. */
    note: text('note').notNull().default(''),
    /** The provider's own name for it, as soon as it is known. */
    providerTransferId: text('provider_transfer_id'),
    /** The provider's fee, in the same currency; null when unknown. */
    feeMinor: minor('fee_minor'),
    /**
     * The time of the next question to the provider, and the number so far. Null when people send it, and once nothing can
     * change.
     */
    nextTryAt: moment('next_try_at'),
    tries: integer('tries').notNull().default(0),
    /** The end of the lease on one that the provider has not named; null once it has answered. */
    claimedUntil: moment('claimed_until'),
    /** The time of arrival, even if it came back afterwards. */
    paidAt: moment('paid_at'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    unique('payouts_one_a_run').on(table.runId, table.storeId),
    index('payouts_store').on(table.storeId, table.id),
    index('payouts_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
    check('payouts_amount', sql`${table.minor} > 0`),
  ],
)
