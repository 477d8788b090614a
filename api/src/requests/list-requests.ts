import type { BuyerRequest, RequestState } from '@makola/contract/requests/requests.ts'
import type { RequestRow, StoreRequest } from '@makola/contract/requests/store-requests.ts'
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { findTrackedOrder } from '../orders/tracking/find-tracked-order.ts'
import type { Caller } from '../platform/http/caller.ts'
import { cutPage, readCursor } from '../platform/http/cursor.ts'
import type { Platform } from '../platform/platform.ts'
import { findOwnStore } from '../stores/require-permission.ts'
import { findRequest } from './find-request.ts'
import { presentForBuyer, presentForStore, presentRow } from './present-request.ts'
import { readRequest, readRequests } from './read-requests.ts'
import { requests } from './tables.ts'

type Page = { limit?: number | undefined; cursor?: string | undefined }
type Asked = Page & { store: string; state?: RequestState | undefined; parcel?: string | undefined }
type Counts = Partial<Record<RequestState, number>>

/**
 * The requests of an order, for its buyer, newest first.
 * @throws Problem `not-found` (404).
 */
export async function listOrderRequests(platform: Platform, token: string): Promise<BuyerRequest[]> {
  const order = await findTrackedOrder(platform.database, token)
  const found = await readRequests(platform.database, eq(requests.orderId, order.id))
  return found.map((details) => presentForBuyer(platform, details))
}

/**
 * A page of a store's requests, newest first, of one parcel if told so, and the number of all of them in each state.
 * @throws Problem as `findOwnStore`; `validation-failed` (422) for a cursor of another list.
 */
export async function listRequests(
  platform: Platform,
  caller: Caller,
  { store: name, state, parcel, limit = 24, cursor }: Asked,
): Promise<{ data: RequestRow[]; meta: { next: string | null; counts: Counts } }> {
  const { database } = platform
  const store = await findOwnStore(database, caller, name, 'orders.read')
  const question = { list: 'requests', store: store.id, state, parcel }
  const after = readCursor(question, cursor)
  const ofStore = eq(requests.storeId, store.id)
  const rows = await database
    .select({ id: requests.id, openedAt: requests.openedAt })
    .from(requests)
    .where(
      and(
        ofStore,
        state && eq(requests.state, state),
        parcel === undefined ? undefined : eq(requests.parcelId, parcel),
        after && sql`(${requests.openedAt}, ${requests.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(sql`${requests.openedAt} desc nulls last, ${requests.id} desc nulls last`)
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ openedAt, id }) => ({ key: openedAt.toISOString(), id }))
  const counted = await database
    .select({ state: requests.state, count: count() })
    .from(requests)
    .where(ofStore)
    .groupBy(requests.state)
  const counts: Counts = Object.fromEntries(counted.map((each) => [each.state, each.count]))
  return { data: await presentPage(platform, page), meta: { next, counts } }
}

/**
 * A page of the requests that wait for a decision of the staff, the most urgent first.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listEscalatedRequests(
  platform: Platform,
  { limit = 24, cursor }: Page,
): Promise<{ data: RequestRow[]; meta: { next: string | null } }> {
  const question = { list: 'escalated-requests' }
  const after = readCursor(question, cursor)
  const rows = await platform.database
    .select({ id: requests.id, dueAt: requests.dueAt })
    .from(requests)
    .where(
      and(
        eq(requests.state, 'escalated'),
        after && sql`(${requests.dueAt}, ${requests.id}) > (${after.key}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(requests.dueAt), asc(requests.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ dueAt, id }) => ({ key: dueAt?.toISOString() ?? '', id }))
  return { data: await presentPage(platform, page), meta: { next } }
}

async function presentPage({ database }: Platform, page: readonly { id: string }[]): Promise<RequestRow[]> {
  const ids = page.map(({ id }) => id)
  const which: SQL = inArray(requests.id, ids)
  const found = await readRequests(database, which)
  return ids.flatMap((id) => {
    const details = found.find(({ request }) => request.id === id)
    return details ? [presentRow(details)] : []
  })
}

/**
 * A request, for a member of its store or for the staff.
 * @throws Problem as `findRequest`.
 */
export async function getRequest(platform: Platform, caller: Caller, id: string): Promise<StoreRequest> {
  const role = await findRequest(platform.database, caller, id, ['orders.read'])
  return presentForStore(platform, await readRequest(platform.database, id), role)
}
