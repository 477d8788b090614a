import { toleratedShortfall } from '@makola/money/tolerance.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { paymentTolerances } from '../tables.ts'

type Asked = { amountMinor: number; currency: string }

/** Reads by how much a payment of this amount may fall short today, in minor units (rule R21); 0 where nothing is tolerated. */
export async function readTolerated(db: Queryable, { amountMinor, currency }: Asked): Promise<number> {
  const [tolerance] = await db.select().from(paymentTolerances).where(eq(paymentTolerances.currency, currency))
  return tolerance ? toleratedShortfall(amountMinor, tolerance) : 0
}
