import type { StoreThread, Thread, ThreadClosed } from '@makola/contract/messages/messages.ts'
import { and, asc, count, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { closedParcelStates } from '../../orders/order-states.ts'
import { orderEvents, orders, parcels } from '../../orders/tables.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { stores } from '../../stores/tables.ts'
import { type ConversationRow, conversationBlocks, conversations, messages, type Side } from '../tables.ts'
import { otherSide } from './parties.ts'

/** Afterwards a conversation can be read, and not go on. */
const openAfterClosingSeconds = 90 * 86_400

/** A parcel with its conversation, if there is one. */
export type ThreadRow = {
  parcel: typeof parcels.$inferSelect
  order: typeof orders.$inferSelect
  store: { id: string; name: string; slug: string }
  conversation: ConversationRow | null
  blockedBy: readonly Side[]
  closed: ThreadClosed | null
  closesAt: Date | null
  unread: Record<Side, number>
}

/**
 * The thread of one parcel.
 * @throws Problem `not-found` (404).
 */
export async function readThread(db: Queryable, parcelId: string, now: Date): Promise<ThreadRow> {
  const [found] = await readThreads(db, eq(parcels.id, parcelId), now)
  if (!found) throw notFound('order')
  return found
}

/** The threads of some parcels: four statements, however many they are. */
export async function readThreads(db: Queryable, which: SQL, now: Date): Promise<ThreadRow[]> {
  const rows = await db
    .select({
      parcel: parcels,
      order: orders,
      store: { id: stores.id, name: stores.name, slug: stores.slug },
      conversation: conversations,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .innerJoin(stores, eq(stores.id, parcels.storeId))
    .leftJoin(conversations, eq(conversations.parcelId, parcels.id))
    .where(which)
    .orderBy(asc(parcels.number))
  const closings = await readClosings(
    db,
    rows.map(({ parcel }) => parcel.id),
  )
  const ids = rows.flatMap(({ conversation }) => conversation?.id ?? [])
  const blocks = await db.select().from(conversationBlocks).where(inArray(conversationBlocks.conversationId, ids))
  const unread = await countUnread(db, ids)
  return rows.map((row) => {
    const { parcel, order, conversation } = row
    const isClosed = closedParcelStates.includes(parcel.state)
    const closedAt = isClosed ? (closings.get(parcel.id) ?? order.closedAt) : null
    const closesAt = closedAt && addSeconds(closedAt, openAfterClosingSeconds)
    const blockedBy = blocks.filter((one) => one.conversationId === conversation?.id).map(({ by }) => by)
    const of = (side: Side) => unread.find((one) => one.id === conversation?.id && one.side === otherSide(side))?.count
    return {
      ...row,
      blockedBy,
      closesAt,
      closed: closedOf({ isPaid: parcel.state !== 'waiting', closesAt, blockedBy, now }),
      unread: { buyer: of('buyer') ?? 0, store: of('store') ?? 0 },
    }
  })
}

type State = { isPaid: boolean; closesAt: Date | null; blockedBy: readonly Side[]; now: Date }

function closedOf({ isPaid, closesAt, blockedBy, now }: State): ThreadClosed | null {
  if (!isPaid) return 'not-yet'
  if (closesAt && closesAt <= now) return 'over'
  const [by] = blockedBy
  return by ? `blocked-by-${by}` : null
}

/** The moments at which closed parcels were closed, as the timeline has them. */
async function readClosings(db: Queryable, parcelIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ parcelId: orderEvents.parcelId, at: sql<string>`max(${orderEvents.at})` })
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.parcelId, [...parcelIds]),
        inArray(orderEvents.kind, ['delivered', 'cancelled', 'returned']),
      ),
    )
    .groupBy(orderEvents.parcelId)
  return new Map(rows.map(({ parcelId, at }) => [parcelId ?? '', new Date(at)]))
}

/** Messages that the other side has not seen, by who wrote them. */
function countUnread(db: Queryable, ids: readonly string[]) {
  const isUnseenBy = (writer: Side, readAt: typeof conversations.buyerReadAt) =>
    and(eq(messages.side, writer), gt(messages.shownAt, sql`coalesce(${readAt}, '-infinity')`))
  return db
    .select({ id: messages.conversationId, side: messages.side, count: count() })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        inArray(messages.conversationId, [...ids]),
        isNotNull(messages.shownAt),
        or(isUnseenBy('store', conversations.buyerReadAt), isUnseenBy('buyer', conversations.storeReadAt)),
      ),
    )
    .groupBy(messages.conversationId, messages.side)
}

/** The thread as its buyer sees it. */
export function presentThread(row: ThreadRow): Thread {
  return { ...common(row), unread: row.unread.buyer }
}

/** The thread as the store sees it, and with it the staff. */
export function presentStoreThread(row: ThreadRow): StoreThread {
  return { ...common(row), unread: row.unread.store, buyerName: row.order.address.name }
}

function common({ parcel, store, closed, closesAt }: ThreadRow) {
  return {
    parcelId: parcel.id,
    parcelNumber: parcel.number,
    store,
    closed,
    closesAt: closesAt?.toISOString() ?? null,
  }
}
