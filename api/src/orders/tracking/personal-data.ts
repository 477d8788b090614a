import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Person, PersonalData, RetentionRule } from '../../platform/privacy/personal-data.ts'
import { listSoleOwned } from '../../stores/team/sole-owned.ts'
import { orderEvents, orderLines, orders, savedAddresses } from '../tables.ts'
import { isClaimableBy } from './list-account-orders.ts'
import { removeContacts } from './remove-contact.ts'

/** Orders, with a guest's of the same address. Their contact stays for returns and disputes until a rule takes it. */
export const personalData: PersonalData = {
  async export(db, person) {
    return {
      ...(await exportOrders(db, isOf(person))),
      saved_addresses: await db
        .select({
          address: savedAddresses.address,
          isDefault: savedAddresses.isDefault,
          createdAt: savedAddresses.createdAt,
        })
        .from(savedAddresses)
        .where(eq(savedAddresses.accountId, person.accountId)),
    }
  },
  async obstacles(db, { accountId }) {
    const own = await listSoleOwned(db, accountId)
    const open = await listStoresWith(db, own, sql`parcels.state in ('new', 'packed', 'shipped')`)
    const disputed = await listStoresWith(
      db,
      own,
      sql`exists (select from disputes where disputes.order_id = parcels.order_id and disputes.closed_at is null)`,
    )
    return [
      ...open.map((store) => ({ reason: 'open-parcels' as const, store })),
      ...disputed.map((store) => ({ reason: 'open-disputes' as const, store })),
    ]
  },
  async erase(tx, person, now) {
    await tx.delete(savedAddresses).where(eq(savedAddresses.accountId, person.accountId))
    await tx.update(orders).set({ accountId: person.accountId, removalAskedAt: now }).where(isOf(person))
  },
  guest: {
    export: (db, { email }) => exportOrders(db, isClaimableBy(email)),
    async obstacles(db, { email }) {
      const of = isClaimableBy(email)
      const isDisputed = sql`exists (select from disputes where order_id = ${orders.id} and closed_at is null)`
      const open = await db.$count(orders, and(of, not(isClosed)))
      const disputed = await db.$count(orders, and(of, isDisputed))
      return [...(open > 0 ? ['open-orders' as const] : []), ...(disputed > 0 ? ['open-disputes' as const] : [])]
    },
    async erase(tx, { email }, now) {
      // An order that was placed a moment ago is not closed and stays as it is.
      await tx
        .update(orders)
        .set({ removalAskedAt: now })
        .where(and(isClaimableBy(email), isClosed))
    },
  },
}

const isClosed = sql`(${orders.closedAt} is not null and ${orders.state} <> 'review')`

async function exportOrders(db: Queryable, which: SQL | undefined) {
  const own = await db.select().from(orders).where(which)
  const ids = own.map(({ id }) => id)
  return {
    orders: own.map(({ trackingHash: _, network: _network, searchText: _search, ...order }) => order),
    order_lines: await db
      .select({ orderId: orderLines.orderId, name: orderLines.name, variant: orderLines.variantTitle, ...amounts })
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids)),
    order_events: await db
      .select({ orderId: orderEvents.orderId, kind: orderEvents.kind, text: orderEvents.text, at: orderEvents.at })
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, ids)),
  }
}

const isOf = ({ accountId, email }: Person) => or(eq(orders.accountId, accountId), isClaimableBy(email))

const amounts = { quantity: orderLines.quantity, unitMinor: orderLines.unitMinor, lineMinor: orderLines.lineMinor }

async function listStoresWith(
  db: Queryable,
  stores: { id: string; name: string }[],
  condition: ReturnType<typeof sql>,
) {
  if (stores.length === 0) return []
  const ids = sql.param(stores.map(({ id }) => id))
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct store_id as id from parcels where store_id = any(${ids}::uuid[]) and ${condition}`,
  )
  return stores.filter(({ id }) => rows.some((row) => row.id === id)).map(({ name }) => name)
}

const hasContact = sql`contact_removed_at is null and closed_at is not null and state <> 'review'`

export const rules: readonly RetentionRule[] = [
  {
    key: 'orders.contact',
    days: 730,
    old: (before) => sql`select id::text from ${orders} where ${hasContact} and closed_at < ${before}`,
    clear: removeContacts,
  },
  {
    key: 'orders.contact-erased',
    days: 180,
    old: (before) => sql`
      select id::text from ${orders} where ${hasContact} and removal_asked_at is not null and closed_at < ${before}`,
    clear: removeContacts,
  },
  {
    key: 'orders.network',
    days: 180,
    old: (before) => sql`select id::text from ${orders} where network is not null and placed_at < ${before}`,
    clear: async (tx, ids) => {
      await tx.update(orders).set({ network: null }).where(inArray(orders.id, ids))
    },
  },
]
