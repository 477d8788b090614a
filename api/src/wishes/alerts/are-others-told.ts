import { and, eq, gt, lt, ne } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { stockAlerts } from '../tables.ts'

const hourSeconds = 3600

/** Returns true when somebody else was told of the same goods within an hour of this alert, and may buy them first. */
export async function areOthersTold(
  db: Queryable,
  { id, variantId, toldAt }: Pick<typeof stockAlerts.$inferSelect, 'id' | 'variantId' | 'toldAt'>,
): Promise<boolean> {
  if (!toldAt) return false
  const isNear = and(
    gt(stockAlerts.toldAt, addSeconds(toldAt, -hourSeconds)),
    lt(stockAlerts.toldAt, addSeconds(toldAt, hourSeconds)),
  )
  const isOther = and(eq(stockAlerts.variantId, variantId), ne(stockAlerts.id, id), eq(stockAlerts.state, 'told'))
  return (await db.$count(stockAlerts, and(isOther, isNear))) > 0
}
