import type { StaffTakedown, Takedown } from '@makola/contract/moderation/moderation.ts'
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Caller, SignedInCaller } from '../platform/http/caller.ts'
import { cutPage, readCursor } from '../platform/http/cursor.ts'
import type { Platform } from '../platform/platform.ts'
import { findOwnStore } from '../stores/require-permission.ts'
import { presentForStaff, presentTakedown, selectTakedowns } from './load-takedowns.ts'
import { takedowns } from './tables.ts'

type Paging = { limit?: number | undefined; cursor?: string | undefined }
type Page<T> = { data: T[]; meta: { next: string | null; total: number } }

/**
 * A page of what the staff has taken down of a store, newest first.
 * @throws Problem as `findOwnStore`, `validation-failed` (422) for a cursor of another list.
 */
export async function listStoreTakedowns(
  platform: Platform,
  caller: Caller,
  { store: idOrSlug, product, ...paging }: Paging & { store: string; product?: string | undefined },
): Promise<Page<Takedown>> {
  const store = await findOwnStore(platform.database, caller, idOrSlug, 'products.read')
  const all = and(eq(takedowns.storeId, store.id), product === undefined ? undefined : eq(takedowns.productId, product))
  const list = { question: { list: 'store-takedowns', store: store.id, product }, all, ...paging }
  const { rows, meta } = await readPage(platform, list)
  return { data: rows.map((row) => presentTakedown(row, platform.clock.now())), meta }
}

const shown = {
  live: isNull(takedowns.restoredAt),
  held: and(isNull(takedowns.restoredAt), isNull(takedowns.decidedBy), isNull(takedowns.appealState)),
  appeals: eq(takedowns.appealState, 'open'),
  restored: isNotNull(takedowns.restoredAt),
}

/**
 * A page of takedowns for the staff: those in force, automatic or restored, newest first, or the open appeals, the oldest first.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listTakedowns(
  platform: Platform,
  caller: SignedInCaller,
  { show = 'live', ...paging }: Paging & { show?: keyof typeof shown | undefined },
): Promise<Page<StaffTakedown>> {
  const list = { question: { list: 'takedowns', show }, all: shown[show], isByAppeal: show === 'appeals', ...paging }
  const { rows, meta } = await readPage(platform, list)
  return { data: rows.map((row) => presentForStaff(row, caller, platform.clock.now())), meta }
}

type List = Paging & { question: Record<string, string | undefined>; all: SQL | undefined; isByAppeal?: boolean }

async function readPage({ database }: Platform, { question, all, isByAppeal, limit = 24, cursor }: List) {
  const after = readCursor(question, cursor)
  const since = isByAppeal ? takedowns.appealedAt : takedowns.at
  const position = after && sql`(${after.key}::timestamptz, ${after.id}::uuid)`
  const isAfter = position && sql`(${since}, ${takedowns.id}) ${isByAppeal ? sql`>` : sql`<`} ${position}`
  const found = await selectTakedowns(database, and(all, isAfter))
    .orderBy(...(isByAppeal ? [asc(since), asc(takedowns.id)] : [desc(since), desc(takedowns.id)]))
    .limit(limit + 1)
  const { page, next } = cutPage(found, limit, question, ({ row }) => ({
    key: ((isByAppeal ? row.appealedAt : row.at) ?? row.at).toISOString(),
    id: row.id,
  }))
  return { rows: page, meta: { next, total: await database.$count(takedowns, all) } }
}
