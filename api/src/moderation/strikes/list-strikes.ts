import type { StaffStrike, Strike } from '@makola/contract/moderation/strikes.ts'
import type { StoreStanding } from '@makola/contract/stores/standing.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Caller, SignedInCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { standingOf } from '../../stores/standing/present-standing.ts'
import { storeStanding } from '../../stores/tables.ts'
import { type Paging, readDecisionPage } from '../read-decision-page.ts'
import { findSubject } from '../subjects/find-subject.ts'
import { strikes } from '../tables.ts'
import { presentForStaff, presentStrike, selectStrikes } from './load-strikes.ts'

type Meta = { next: string | null; total: number }
type Weight = { store: StaffStrike['store']; points: number; restriction: StoreStanding['restriction'] }

/**
 * A page of a store's strikes, newest first, with what they amount to.
 * @throws Problem as `findOwnStore`, `validation-failed` (422) for a cursor of another list.
 */
export async function listStoreStrikes(
  platform: Platform,
  caller: Caller,
  { store: idOrSlug, ...paging }: Paging & { store: string },
): Promise<{ data: Strike[]; meta: Meta & Weight }> {
  const { database, clock } = platform
  const { id, slug, name } = await findOwnStore(database, caller, idOrSlug, 'products.read')
  const question = { list: 'store-strikes', store: id }
  const { rows, meta } = await readPage(platform, { question, all: eq(strikes.storeId, id), ...paging })
  const [row] = await database.select().from(storeStanding).where(eq(storeStanding.storeId, id))
  const { strikePoints: points, restriction } = standingOf(row ?? null)
  return {
    data: rows.map(({ row: strike }) => presentStrike(strike, clock.now())),
    meta: { ...meta, store: { id, slug, name }, points, restriction },
  }
}

type Show = 'live' | 'appeals' | 'over'
type Asked = Paging & { show?: Show | undefined; store?: string | undefined }

/**
 * A page of strikes for the staff: those that count or are over, newest first, or the open appeals, the oldest first.
 * @throws Problem `not-found` (404) for a store that is not there, `validation-failed` (422) for a cursor of another list.
 */
export async function listStrikes(
  platform: Platform,
  caller: SignedInCaller,
  { show = 'live', store, ...paging }: Asked,
): Promise<{ data: StaffStrike[]; meta: Meta }> {
  const { database, clock } = platform
  const storeId = store && (await findSubject(database, { kind: 'store', id: store })).storeId
  const counts = sql`lifted_at is null and ${strikes.expiresAt} > ${clock.now().toISOString()}`
  const shown = { live: counts, appeals: eq(strikes.appealState, 'open'), over: sql`not (${counts})` }[show]
  const all = and(shown, storeId ? eq(strikes.storeId, storeId) : undefined)
  const question = { list: 'strikes', show, store: storeId }
  const { rows, meta } = await readPage(platform, { question, all, isByAppeal: show === 'appeals', ...paging })
  return { data: rows.map((found) => presentForStaff(found, caller, clock.now())), meta }
}

type List = Paging & { question: Record<string, string | undefined>; all: SQL | undefined; isByAppeal?: boolean }

function readPage(platform: Platform, list: List) {
  return readDecisionPage(platform, {
    ...list,
    table: strikes,
    find: (fits, order, count) =>
      selectStrikes(platform.database, fits)
        .orderBy(...order)
        .limit(count),
  })
}
