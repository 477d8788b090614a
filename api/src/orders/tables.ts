import type { Address, OrderAddress } from '@makola/contract/orders/orders.ts'
import type { PriceTerms } from '@makola/money/convert.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/tables.ts'
import type { RateSnapshot } from '../carts/quoted-store.ts'
import { carts } from '../carts/tables.ts'
import { refunds } from '../payments/tables.ts'
import { moment } from '../platform/tables.ts'
import { stores } from '../stores/tables.ts'

const minor = (name: string) => bigint(name, { mode: 'number' })

/** One purchase by one shopper: one payment, one number, one currency, one rate snapshot. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    cartId: uuid('cart_id')
      .unique()
      .references(() => carts.id),
    accountId: uuid('account_id').references(() => accounts.id),
    state: text('state', {
      enum: ['awaiting_payment', 'paid', 'completed', 'expired', 'cancelled', 'refunded', 'partly_refunded', 'review'],
    })
      .notNull()
      .default('awaiting_payment'),
    stateReason: text('state_reason'),
    countryCode: text('country_code').notNull(),
    currency: text('currency').notNull(),
    rateSnapshot: jsonb('rate_snapshot').$type<RateSnapshot>().notNull(),
    email: text('email'),
    phone: text('phone'),
    /** A digest of the buyer's network, for counting unpaid orders; null when unknown. */
    network: text('network'),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    note: text('note'),
    itemsMinor: minor('items_minor').notNull(),
    deliveryMinor: minor('delivery_minor').notNull(),
    /** Always 0: there are no added taxes and no discounts yet. The total is checked with both, so that they can come. */
    taxMinor: minor('tax_minor').notNull().default(0),
    discountMinor: minor('discount_minor').notNull().default(0),
    totalMinor: minor('total_minor').notNull(),
    /** The secret of the tracking link, derived again when needed; only its hash is kept. */
    trackingHash: text('tracking_hash').notNull().unique(),
    /** The time when its buyer released it for a change; it has expired then, without a payment. */
    letGoAt: moment('let_go_at'),
    heldUntil: moment('held_until').notNull(),
    placedAt: moment('placed_at').notNull(),
    /** The operator's decision on money that did not match. */
    decision: text('decision', { enum: ['attach', 'refund', 'ignore'] }),
    /** The text for a seller's search: number, name, email address and phone number in one line, folded. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`fold(number || ' ' || (address ->> 'name') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))`,
      ),
    /** True when it is paid in cash, to each store for its own parcel; `paidAt` is then the moment of that agreement. */
    paysCash: boolean('pays_cash').notNull().default(false),
    /** When its buyer asked to be forgotten. Their contact stays a while for returns and disputes, and only there. */
    removalAskedAt: moment('removal_asked_at'),
    /** When contact, name and street were taken out. */
    contactRemovedAt: moment('contact_removed_at'),
    /** The versions of the shop's texts in force when it was placed, which its buyer accepted; null: the shop had none yet. */
    termsVersion: integer('terms_version').default(sql`legal_version('terms')`),
    returnsVersion: integer('returns_version').default(sql`legal_version('returns')`),
    paidAt: moment('paid_at'),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('orders_placed').on(table.placedAt.desc(), table.id.desc()),
    index('orders_email').on(table.email),
    index('orders_phone').on(table.phone),
    index('orders_account').on(table.accountId, table.placedAt.desc(), table.id.desc()),
    index('orders_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('orders_expired').on(table.closedAt).where(sql`state = 'expired'`),
    index('orders_review').on(table.placedAt).where(sql`state = 'review'`),
    index('orders_unpaid').on(table.heldUntil).where(sql`state = 'awaiting_payment'`),
    // Not partial: the planner would take another partial index for them, and read every unpaid order.
    index('orders_unpaid_network').on(sql`(case when state = 'awaiting_payment' then network end)`),
    index('orders_unpaid_buyer').on(
      sql`(case when state = 'awaiting_payment' then coalesce(account_id::text, email, phone) end)`,
    ),
    check(
      'orders_total',
      sql`${table.totalMinor} = ${table.itemsMinor} + ${table.deliveryMinor} + ${table.taxMinor} - ${table.discountMinor} and ${table.totalMinor} >= 0`,
    ),
    check(
      'orders_reachable',
      sql`${table.email} is not null or ${table.phone} is not null or ${table.contactRemovedAt} is not null`,
    ),
  ],
)

/** The part of an order that one store packs and ships. */
export const parcels = pgTable(
  'parcels',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    /** The order's number and a letter: `K7MPQ2XW-A`. */
    number: text('number').notNull().unique(),
    state: text('state', { enum: ['waiting', 'new', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'] })
      .notNull()
      .default('waiting'),
    deliveryName: text('delivery_name').notNull(),
    minDays: integer('min_days').notNull(),
    maxDays: integer('max_days').notNull(),
    itemsMinor: minor('items_minor').notNull(),
    deliveryMinor: minor('delivery_minor').notNull(),
    storeCurrency: text('store_currency').notNull(),
    itemsStoreMinor: minor('items_store_minor').notNull(),
    deliveryStoreMinor: minor('delivery_store_minor').notNull(),
    /** Its part of what the order was paid short, in the buyer's currency: the shop bears it, and it never goes back. */
    shortfallMinor: minor('shortfall_minor').notNull().default(0),
    /** As agreed: the buyer collects it, at this address, or at one that the store sends. */
    isPickup: boolean('is_pickup').notNull().default(false),
    pickupAddress: text('pickup_address'),
    /** As the store promised when it was bought; null: the shop's own days. */
    returnDays: integer('return_days'),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    /** The order's, copied here: a store's list reads one index, however many orders other stores have. */
    placedAt: moment('placed_at').notNull(),
  },
  (table) => [
    uniqueIndex('parcels_order_store').on(table.orderId, table.storeId),
    index('parcels_store').on(table.storeId, table.state),
    // A parcel waits until its order is paid; its store does not see it before. The index includes the state, so that counting
    // states needs no rows.
    index('parcels_store_placed')
      .on(table.storeId, table.placedAt.desc(), table.id.desc(), table.state)
      .where(sql`state <> 'waiting'`),
  ],
)

/** The items as bought: later changes of the product do not affect them. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    /** The source; the product may be deleted since. */
    productId: uuid('product_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    name: text('name').notNull(),
    variantTitle: text('variant_title').notNull(),
    sku: text('sku').notNull(),
    pictureId: uuid('picture_id'),
    quantity: integer('quantity').notNull(),
    unitMinor: minor('unit_minor').notNull(),
    lineMinor: minor('line_minor').notNull(),
    unitStoreMinor: minor('unit_store_minor').notNull(),
    lineStoreMinor: minor('line_store_minor').notNull(),
    /** The store's own price where it earns less of a unit (R24); null where it earns its price, and on lines from before 2026-12. */
    typedStoreMinor: minor('typed_store_minor'),
    /** The worth of a unit's price where its store's own terms made it dearer (R11); null elsewhere, and on lines from before 2026-12. */
    dearerStoreMinor: minor('dearer_store_minor'),
    terms: jsonb('terms').$type<PriceTerms>(),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_parcel').on(table.parcelId),
    check(
      'order_lines_total',
      sql`${table.quantity} > 0 and ${table.lineMinor} = ${table.unitMinor} * ${table.quantity}`,
    ),
  ],
)

/** The timeline: events of an order and its parcels. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    parcelId: uuid('parcel_id').references(() => parcels.id),
    kind: text('kind', {
      enum: [
        'placed',
        'paid',
        'payment-failed',
        'expired',
        'cancelled',
        'refunded',
        'refund-failed',
        'packed',
        'shipped',
        'delivered',
        'returned',
      ],
    }).notNull(),
    text: text('text').notNull().default(''),
    /** The person of the store or shop who did it; hidden from the shopper. */
    actor: text('actor'),
    at: moment('at').notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.at)],
)

/**
 * Refunded units of a line, with their parts of the amounts frozen for it: the store's part and the commission. Refunds from
 * before 2026-12 have only units: they were split over the whole parcel. Of unsent units, `restocked` went on sale again at once
 * and `kept` did not: they stay out of the parcel even if the refund fails.
 */
export type RefundedLine = {
  lineId: string
  quantity: number
  storeMinor?: number
  commissionMinor?: number
  restocked?: number
  kept?: number
}

/** The parcel of a refund, and the store's part of it by the order's own rate. */
export const parcelRefunds = pgTable(
  'parcel_refunds',
  {
    refundId: uuid('refund_id')
      .primaryKey()
      .references(() => refunds.id),
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    storeMinor: minor('store_minor').notNull(),
    /** The price of the refunded part beyond the money that goes back: the buyer never paid it, and the shop no longer bears it. */
    shortfallMinor: minor('shortfall_minor').notNull().default(0),
    /** The refunded units; empty for a free amount. */
    lines: jsonb('lines').$type<RefundedLine[]>().notNull(),
  },
  (table) => [index('parcel_refunds_parcel').on(table.parcelId)],
)

/** Addresses that accounts keep for their next orders: an order holds a copy, and nothing leads from it to here. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** One of ten: with its unique index it is the limit. */
    slot: integer('slot').notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_addresses_slot').on(table.accountId, table.slot),
    uniqueIndex('saved_addresses_default').on(table.accountId).where(sql`is_default`),
    check('saved_addresses_ten', sql`${table.slot} between 1 and 10`),
  ],
)
