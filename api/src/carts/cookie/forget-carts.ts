import { and, eq, lt } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { carts } from '../tables.ts'
import { cartLifeSeconds } from './cart-cookie.ts'

/** Deletes open carts whose cookie has expired; an account's after the same time since its last change. */
export async function forgetCarts({ database, clock }: Platform): Promise<void> {
  const endedBefore = addSeconds(clock.now(), -cartLifeSeconds)
  await database.delete(carts).where(and(eq(carts.state, 'open'), lt(carts.updatedAt, endedBefore)))
}
