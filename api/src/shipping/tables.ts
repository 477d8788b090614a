import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { stores } from '../stores/tables.ts'

/** The delivery zones of a store. The first zone by position that names the country applies; `*` names every country. */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    name: text('name').notNull(),
    countryCodes: text('country_codes').array().notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('delivery_zones_store').on(table.storeId, table.position)],
)

export const deliveryOptions = pgTable(
  'delivery_options',
  {
    id: uuid('id').primaryKey(),
    zoneId: uuid('zone_id')
      .notNull()
      .references(() => deliveryZones.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In the store's currency. */
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    freeOverMinor: bigint('free_over_minor', { mode: 'number' }),
    minDays: integer('min_days').notNull(),
    maxDays: integer('max_days').notNull(),
    /** The buyer comes for it. */
    isPickup: boolean('is_pickup').notNull().default(false),
    /** The address; null: the store tells each buyer. */
    pickupAddress: text('pickup_address'),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    index('delivery_options_zone').on(table.zoneId, table.position),
    check(
      'delivery_options_values',
      sql`${table.priceMinor} >= 0 and ${table.minDays} >= 0 and ${table.maxDays} >= ${table.minDays}`,
    ),
    check('delivery_options_pickup', sql`${table.isPickup} or ${table.pickupAddress} is null`),
  ],
)
