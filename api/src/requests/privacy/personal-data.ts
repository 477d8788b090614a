import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { dropPrivateFiles } from '../../media/private/drop-private-files.ts'
import { orders } from '../../orders/tables.ts'
import { isClaimableBy } from '../../orders/tracking/list-account-orders.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import type { PersonalData, RetentionRule } from '../../platform/privacy/personal-data.ts'
import { listSoleOwned } from '../../stores/team/sole-owned.ts'
import { requestEvents, requests } from '../tables.ts'

/** Requests of a person's orders. Words and pictures stay for disputes until a rule takes them. */
export const personalData: PersonalData = {
  async export(db, { accountId, email }) {
    const isTheirs = or(eq(requests.openerId, accountId), eq(orders.accountId, accountId), isClaimableBy(email))
    return exportRequests(db, isTheirs, or(isTheirs, eq(requestEvents.actorId, accountId)))
  },
  async obstacles(db, { accountId }) {
    const own = await listSoleOwned(db, accountId)
    if (own.length === 0) return []
    const isOpen = and(
      isNull(requests.closedAt),
      inArray(
        requests.storeId,
        own.map(({ id }) => id),
      ),
    )
    const open = await db.selectDistinct({ id: requests.storeId }).from(requests).where(isOpen)
    return own
      .filter(({ id }) => open.some((store) => store.id === id))
      .map(({ name }) => ({ reason: 'open-requests' as const, store: name }))
  },
  guest: {
    export: (db, { email }) => exportRequests(db, isClaimableBy(email), isClaimableBy(email)),
    async obstacles(db, { email }) {
      const open = await db
        .select({ id: requests.id })
        .from(requests)
        .innerJoin(orders, eq(orders.id, requests.orderId))
        .where(and(isClaimableBy(email), isNull(requests.closedAt)))
        .limit(1)
      return open.map(() => 'open-requests' as const)
    },
  },
}

async function exportRequests(db: Queryable, isTheirs: SQL | undefined, isEventTheirs: SQL | undefined) {
  const { number, kind, reason, text, state, openedAt, closedAt } = requests
  return {
    requests: await db
      .select({ number, kind, reason, text, state, openedAt, closedAt })
      .from(requests)
      .innerJoin(orders, eq(orders.id, requests.orderId))
      .where(isTheirs),
    request_events: await db
      .select({ number, state: requestEvents.to, text: requestEvents.text, at: requestEvents.at })
      .from(requestEvents)
      .innerJoin(requests, eq(requests.id, requestEvents.requestId))
      .innerJoin(orders, eq(orders.id, requests.orderId))
      .where(isEventTheirs),
  }
}

const stillTold = sql`requests.closed_at is not null and (
  requests.text <> '' or requests.picture_ids <> '[]'
  or exists (select from request_events where request_id = requests.id and text <> ''))`

export const rules: readonly RetentionRule[] = [
  {
    key: 'requests.words',
    days: 730,
    old: (before) => sql`select id::text from requests where ${stillTold} and closed_at < ${before}`,
    clear: forgetWords,
  },
  {
    key: 'requests.words-erased',
    days: 180,
    old: (before) => sql`
      select requests.id::text from requests join orders on orders.id = requests.order_id
      where ${stillTold} and orders.removal_asked_at is not null and requests.closed_at < ${before}`,
    clear: forgetWords,
  },
]

async function forgetWords(tx: Transaction, ids: string[]): Promise<void> {
  await tx.update(requests).set({ text: '', pictureIds: [] }).where(inArray(requests.id, ids))
  await tx.update(requestEvents).set({ text: '' }).where(inArray(requestEvents.requestId, ids))
  await dropPrivateFiles(tx, { kind: 'request', ownerIds: ids })
}
