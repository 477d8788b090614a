import type { StaffTakedown, Takedown } from '@makola/contract/moderation/moderation.ts'
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Caller, SignedInCaller } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { findOwnStore } from '../stores/require-permission.ts'
import { presentForStaff, presentTakedown, selectTakedowns } from './load-takedowns.ts'
import { type Paging, readDecisionPage } from './read-decision-page.ts'
import { takedowns } from './tables.ts'

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

function readPage(platform: Platform, list: List) {
  return readDecisionPage(platform, {
    ...list,
    table: takedowns,
    find: (fits, order, count) =>
      selectTakedowns(platform.database, fits)
        .orderBy(...order)
        .limit(count),
  })
}
