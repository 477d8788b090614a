import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../platform/http/cursor.ts'
import type { Platform } from '../platform/platform.ts'
import type { strikes, takedowns } from './tables.ts'

export type Paging = { limit?: number | undefined; cursor?: string | undefined }

type Decided = { row: { id: string; at: Date; appealedAt: Date | null } }
type List<Found> = Paging & {
  table: typeof takedowns | typeof strikes
  /** The rows that fit, in this order, so many of them. */
  find: (fits: SQL | undefined, order: SQL[], count: number) => Promise<Found[]>
  question: Record<string, string | undefined>
  all: SQL | undefined
  /** True for open appeals: the oldest appeal first. Else the newest decision is first. */
  isByAppeal?: boolean
}

/**
 * A page of the staff's decisions, takedowns or strikes, with their number in all.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function readDecisionPage<Found extends Decided>(
  { database }: Platform,
  { table, find, question, all, isByAppeal, limit = 24, cursor }: List<Found>,
): Promise<{ rows: Found[]; meta: { next: string | null; total: number } }> {
  const after = readCursor(question, cursor)
  const since = isByAppeal ? table.appealedAt : table.at
  const position = after && sql`(${after.key}::timestamptz, ${after.id}::uuid)`
  const isAfter = position && sql`(${since}, ${table.id}) ${isByAppeal ? sql`>` : sql`<`} ${position}`
  const order = isByAppeal ? [asc(since), asc(table.id)] : [desc(since), desc(table.id)]
  const found = await find(and(all, isAfter), order, limit + 1)
  const { page, next } = cutPage(found, limit, question, ({ row }) => ({
    key: ((isByAppeal ? row.appealedAt : row.at) ?? row.at).toISOString(),
    id: row.id,
  }))
  return { rows: page, meta: { next, total: await database.$count(table, all) } }
}
