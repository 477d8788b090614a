import type { ImportReport } from '@makola/contract/catalogue/product-imports.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/tables.ts'
import { stores } from '../../stores/tables.ts'
import { products } from '../tables.ts'

/** Pictures that files name by address: each is fetched once for a product. */
export const importPictures = pgTable(
  'import_pictures',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    importId: uuid('import_id').notNull(),
    address: text('address').notNull(),
    position: integer('position').notNull(),
    state: text('state', { enum: ['waiting', 'fetched', 'refused', 'dropped'] }).notNull(),
    /** The reason for its absence, for the seller. */
    reason: text('reason'),
    attempts: integer('attempts').notNull().default(0),
    /** The SKUs of the variants that it shows. */
    skus: text('skus').array().notNull().default([]),
    /** The picture that it became. The product may have lost it since. */
    pictureId: uuid('picture_id'),
    /** The earliest time for a try; until then another process tries it, or its server is left alone. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    uniqueIndex('import_pictures_once').on(table.productId, sql`md5(address)`),
    index('import_pictures_of_import').on(table.importId, table.state, table.position, table.id),
  ],
)

/** Imports that their callers follow, under the callers' ids; deleted after a day. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    /** A dry run. */
    isTrial: boolean('is_trial').notNull().default(false),
    state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
    rows: integer('rows').notNull(),
    products: integer('products').notNull(),
    stored: integer('stored').notNull(),
    report: jsonb('report').$type<ImportReport>(),
    problem: text('problem'),
    startedAt: moment('started_at').notNull(),
    /** The time of its last progress. */
    toldAt: moment('told_at').notNull(),
  },
  (table) => [index('imports_newest').on(table.storeId, table.startedAt.desc())],
)
