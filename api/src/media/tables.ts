import type { PrivateFileType } from '@makola/contract/media/private-files.ts'
import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/tables.ts'

export const pictures = pgTable('pictures', {
  id: uuid('id').primaryKey(),
  /** The owner. Stores are in a later module: no foreign key. */
  storeId: uuid('store_id').notNull(),
  /** A random unique identifier plus `.png`; the object's key. */
  name: text('name').notNull().unique(),
  alt: text('alt').notNull().default(''),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** The average colour, `#rrggbb`. */
  color: text('color').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/**
 * Pictures not in use yet: announced, perhaps sent, perhaps checked and then also a row of `pictures` under the same id. Using a
 * picture ends its upload; unused ones are swept after a day.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    name: text('name').notNull().unique(),
    contentLength: integer('content_length').notNull(),
    alt: text('alt').notNull(),
    createdAt: moment('created_at').notNull(),
    /** A check of the bytes is under way. */
    checkingSince: moment('checking_since'),
  },
  (table) => [index('uploads_created_at').on(table.createdAt)],
)

/**
 * Evidence and attachments: never public, sealed where they lie (`private/…`), read through one call. A file without an owner is
 * swept after a day. `uploaded_by` is `order:<id>` for the holder of a tracking link, else `account:<id>`.
 */
export const privateFiles = pgTable(
  'private_files',
  {
    id: uuid('id').primaryKey(),
    key: text('key').notNull().unique(),
    uploadedBy: text('uploaded_by').notNull(),
    contentType: text('content_type').$type<PrivateFileType | 'application/zip'>().notNull(),
    /** Announced, then that of the cleaned file; in bytes. */
    contentLength: integer('content_length').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Its bytes are being checked. */
    receivingSince: moment('receiving_since'),
    storedAt: moment('stored_at'),
    /** The thing that it belongs to: the owning module's word, and an id of that module. */
    ownerKind: text('owner_kind'),
    ownerId: uuid('owner_id'),
  },
  (table) => [
    index('private_files_unowned').on(table.createdAt).where(isNull(table.ownerId)),
    index('private_files_owner').on(table.ownerKind, table.ownerId),
  ],
)
