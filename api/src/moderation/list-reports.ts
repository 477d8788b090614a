import type { ThingReport } from '@makola/contract/moderation/moderation.ts'
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue/tables.ts'
import { conversations, messages } from '../messages/tables.ts'
import { parcels } from '../orders/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { cutPage, readCursor } from '../platform/http/cursor.ts'
import type { Platform } from '../platform/platform.ts'
import { stores } from '../stores/tables.ts'
import { presentSubject, subjectColumns } from './subjects/subject-columns.ts'
import { reports, takedowns } from './tables.ts'

type Asked = { show?: 'open' | 'decided' | undefined; limit?: number | undefined; cursor?: string | undefined }

/**
 * A page of the reports that wait, the oldest first, or of those that are decided, the newest first.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listReports(
  { database }: Platform,
  { show = 'open', limit = 24, cursor }: Asked,
): Promise<{ data: ThingReport[]; meta: { next: string | null; total: number } }> {
  const question = { list: 'reports', show }
  const after = readCursor(question, cursor)
  const isOpen = show === 'open'
  const all = isOpen ? eq(reports.state, 'open') : ne(reports.state, 'open')
  const since = isOpen ? reports.at : reports.decidedAt
  const position = after && sql`(${after.key}::timestamptz, ${after.id}::uuid)`
  const rows = await selectReports(
    database,
    and(all, position && sql`(${since}, ${reports.id}) ${isOpen ? sql`>` : sql`<`} ${position}`),
  )
    .orderBy(...(isOpen ? [asc(since), asc(reports.id)] : [desc(since), desc(reports.id)]))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ report }) => ({
    key: ((isOpen ? report.at : report.decidedAt) ?? report.at).toISOString(),
    id: report.id,
  }))
  return { data: page.map(presentReport), meta: { next, total: await database.$count(reports, all) } }
}

export type ReportFound = Awaited<ReturnType<typeof selectReports>>[number]

/** Reports with their subjects. */
export function selectReports(db: Queryable, which: SQL | undefined) {
  const isDown = sql<boolean>`exists (
    select from ${takedowns} where ${takedowns.storeId} = ${reports.storeId} and ${takedowns.restoredAt} is null
      and (${takedowns.productId} is null or ${takedowns.productId} = ${reports.productId}))`
  return db
    .select({ report: reports, ...subjectColumns, side: messages.side, parcelNumber: parcels.number, isDown })
    .from(reports)
    .innerJoin(stores, eq(stores.id, reports.storeId))
    .leftJoin(products, eq(products.id, reports.productId))
    .leftJoin(messages, eq(messages.id, reports.messageId))
    .leftJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(parcels, eq(parcels.id, conversations.parcelId))
    .where(which)
    .$dynamic()
}

export function presentReport({ report, isDown, side, parcelNumber, ...subject }: ReportFound): ThingReport {
  const { id, reason, text, contact, state, answer, at, decidedAt } = report
  return {
    ...{ id, reason, text, state, answer, isDown },
    subject: presentSubject(subject),
    message: side && side !== 'staff' && parcelNumber ? { side, parcelNumber } : null,
    hasContact: contact !== '',
    at: at.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
