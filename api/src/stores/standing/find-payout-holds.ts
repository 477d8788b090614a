import type { PayoutHolder } from '@makola/contract/stores/standing.ts'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { auditEntries } from '../../shop/tables.ts'
import { storeStanding, stores } from '../tables.ts'

/** By then the last buyer of a store that takes no orders can ask for money back no more. */
const heldPayoutSeconds = 90 * 86_400

/** The end of a hold on the payouts of a store that has taken no orders since a moment. */
export const heldPayoutsEnd = (since: Date): Date => addSeconds(since, heldPayoutSeconds)

export type PayoutHold = { until: Date; by: PayoutHolder }

/**
 * Finds the stores, by id, to which nothing is paid out now: strikes have closed them, or the shop's staff has suspended them. The hold
 * of a suspension is not kept anywhere: it begins with the first of those that have not been lifted since, however often one was changed,
 * and goes with them.
 */
export async function findPayoutHolds(
  db: Queryable,
  storeIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PayoutHold>> {
  const rows = await db
    .select({
      storeId: stores.id,
      isSuspended: isNotNull(stores.suspensionReason).mapWith(Boolean),
      suspendedAt,
      struckUntil: storeStanding.payoutsHeldUntil,
    })
    .from(stores)
    .leftJoin(storeStanding, eq(storeStanding.storeId, stores.id))
    .where(sql`${stores.id} = any(${sql.param(storeIds)}::uuid[])`)
  return new Map(
    rows.flatMap(({ storeId, isSuspended, suspendedAt: since, struckUntil }) => {
      const holds: PayoutHold[] = []
      // Without an entry nobody knows since when: it holds as if it began now.
      if (isSuspended) holds.push({ until: heldPayoutsEnd(since ?? now), by: 'suspension' })
      if (struckUntil) holds.push({ until: struckUntil, by: 'strikes' })
      const [last] = holds.toSorted((one, other) => other.until.getTime() - one.until.getTime())
      return last && last.until > now ? [[storeId, last] as const] : []
    }),
  )
}

const suspendedAt = sql<Date | null>`(
  select min(suspended.at) from audit_entries as suspended
  where suspended.store_id = ${stores.id} and suspended.action = 'store.suspended' and not exists (
    select from audit_entries as lifted
    where lifted.store_id = suspended.store_id and lifted.action = 'store.reopened'
      and (lifted.at, lifted.id) > (suspended.at, suspended.id)))`.mapWith(auditEntries.at)
