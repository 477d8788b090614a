import type { RoundingRule } from '@makola/money/rounding.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../platform/tables.ts'
import { stores } from '../stores/tables.ts'

/** A country and its currency, with the current revision copied onto it: every price is read from here. */
export const rates = pgTable(
  'rates',
  {
    id: uuid('id').primaryKey(),
    country: text('country').notNull(),
    countryCode: text('country_code').notNull(),
    currency: text('currency').notNull(),
    base: text('base').notNull(),
    rate: numeric('rate').notNull(),
    marginPct: numeric('margin_pct').notNull(),
    rounding: jsonb('rounding').$type<RoundingRule>(),
    source: text('source').notNull(),
    effectiveAt: moment('effective_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    active: boolean('active').notNull().default(true),
    /** Counts revisions and edits; the version that If-Match compares. */
    version: integer('version').notNull().default(1),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('rates_country_once').on(table.countryCode, table.base).where(sql`${table.deletedAt} is null`),
    check('rates_rate_positive', sql`${table.rate} > 0`),
    check('rates_margin', sql`${table.marginPct} > -50 and ${table.marginPct} < 100`),
  ],
)

/** Append-only: every edit of a rate is one dated, attributed row. */
export const rateRevisions = pgTable(
  'rate_revisions',
  {
    id: uuid('id').primaryKey(),
    rateId: uuid('rate_id')
      .notNull()
      .references(() => rates.id),
    rate: numeric('rate').notNull(),
    marginPct: numeric('margin_pct').notNull(),
    rounding: jsonb('rounding').$type<RoundingRule>(),
    source: text('source').notNull(),
    sourceRef: text('source_ref'),
    note: text('note'),
    effectiveAt: moment('effective_at').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('rate_revisions_moment').on(table.rateId, table.effectiveAt)],
)

/** Units of a rate's currency for one unit of another currency (money rule R14): computed and stored when a rate changes. */
export const crossRates = pgTable(
  'cross_rates',
  {
    fromCurrency: text('from_currency').notNull(),
    rateId: uuid('rate_id')
      .notNull()
      .references(() => rates.id),
    rate: numeric('rate').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rateId, table.fromCurrency] }),
    index('cross_rates_from').on(table.fromCurrency),
  ],
)

/**
 * A store's own terms for a country: each non-null column overrides the shop's. A row with only nulls is a store that went back
 * to the shop's terms; it stays for its version.
 */
export const storeRates = pgTable(
  'store_rates',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    rateId: uuid('rate_id')
      .notNull()
      .references(() => rates.id),
    /** Units of the rate's currency for one unit of the store's. */
    rate: numeric('rate'),
    marginPct: numeric('margin_pct'),
    rounding: jsonb('rounding').$type<RoundingRule>(),
    updatedBy: text('updated_by').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.rateId] }),
    check('store_rates_rate_positive', sql`${table.rate} > 0`),
    check('store_rates_margin', sql`${table.marginPct} > -50 and ${table.marginPct} < 100`),
  ],
)
