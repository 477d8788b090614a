import type { NumberKind } from '@makola/contract/verification/identity-numbers.ts'
import type { TraderPart } from '@makola/contract/verification/traders.ts'
import type { VerificationReason } from '@makola/contract/verification/verification.ts'
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/tables.ts'
import { moment } from '../platform/tables.ts'
import { stores } from '../stores/tables.ts'

/** An application of a store to be verified, as a person or as a business. Its documents are private files. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    kind: text('kind', { enum: ['person', 'business'] }).notNull(),
    state: text('state', { enum: ['submitted', 'more_needed', 'verified', 'refused', 'expired'] }).notNull(),
    countryCode: text('country_code').notNull(),
    legalName: text('legal_name').notNull(),
    numberKind: text('number_kind').$type<NumberKind>().notNull(),
    /** A person's has only its last four characters: the document has the whole number, and nobody else needs it. */
    number: text('number').notNull(),
    address: text('address').notNull(),
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone').notNull(),
    expiresOn: date('expires_on'),
    documentIds: jsonb('document_ids').$type<string[]>().notNull(),
    reasons: jsonb('reasons').$type<VerificationReason[]>().notNull().default([]),
    note: text('note').notNull().default(''),
    submittedBy: uuid('submitted_by')
      .notNull()
      .references(() => accounts.id),
    submittedAt: moment('submitted_at').notNull(),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: moment('decided_at'),
    /** Null once the documents are deleted. */
    documentsUntil: moment('documents_until'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // One at a time waits for the staff or for the store.
    uniqueIndex('verifications_open').on(table.storeId).where(sql`state in ('submitted', 'more_needed')`),
    index('verifications_store').on(table.storeId, table.submittedAt.desc()),
    index('verifications_state').on(table.state, table.submittedAt, table.id),
    index('verifications_documents').on(table.documentsUntil).where(sql`documents_until is not null`),
  ],
)

/** The stores that show the business behind them on their page, and the parts that they agreed to. */
export const shownTraders = pgTable('shown_traders', {
  storeId: uuid('store_id')
    .primaryKey()
    .references(() => stores.id),
  parts: jsonb('parts').$type<TraderPart[]>().notNull(),
  agreedAt: moment('agreed_at').notNull(),
})

export type VerificationRow = typeof verifications.$inferSelect
