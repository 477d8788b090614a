import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/tables.ts'
import { variants } from '../tables.ts'

/** Stock held for an order while its payment is under way. `available = on hand − held`. */
export const holds = pgTable(
  'holds',
  {
    orderId: uuid('order_id').notNull(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    state: text('state', { enum: ['active', 'released', 'sold'] })
      .notNull()
      .default('active'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.variantId] }),
    index('holds_expiry').on(table.expiresAt).where(sql`state = 'active'`),
    index('holds_active_variant').on(table.variantId).where(sql`state = 'active'`),
    check('holds_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Every change of a variant's stock on hand, for ever. The sum of a variant's movements is its stock on hand. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: uuid('id').primaryKey(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['initial', 'received', 'counted', 'damaged', 'lost', 'corrected', 'sold', 'returned', 'replaced'],
    }).notNull(),
    /** Units; negative when they leave the shelf. */
    quantity: integer('quantity').notNull(),
    orderId: uuid('order_id'),
    /** As its store knows it. */
    orderNumber: text('order_number'),
    /** The refund that returned units to sale. An order may have several, so these have no `orderId`. */
    refundId: uuid('refund_id'),
    /** The request whose goods were replaced. */
    requestId: uuid('request_id'),
    reason: text('reason'),
    actor: text('actor').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('stock_movements_variant').on(table.variantId, table.at),
    // What was sold in the last 90 days is added up from this index alone.
    index('stock_movements_sold').on(table.at, table.variantId, table.quantity).where(sql`kind = 'sold'`),
    unique('stock_movements_order_once').on(table.orderId, table.variantId, table.kind),
    uniqueIndex('stock_movements_refund_once').on(table.refundId, table.variantId).where(sql`refund_id is not null`),
    uniqueIndex('stock_movements_request_once').on(table.requestId, table.variantId).where(sql`request_id is not null`),
  ],
)
