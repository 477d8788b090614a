import type { GuestData, GuestObstacle } from '@makola/contract/privacy/guest-data.ts'
import { orders } from '../../orders/tables.ts'
import { isClaimableBy } from '../../orders/tracking/list-account-orders.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Guest } from '../../platform/privacy/personal-data.ts'
import { endOf, findGuestLink } from './guest-link.ts'

/**
 * Returns the number of a guest's orders and the reasons against erasing their data.
 * @throws Problem `not-found` (404) for a link that has ended.
 */
export async function getGuestData(platform: Platform, token: string): Promise<GuestData> {
  const { database } = platform
  const link = await findGuestLink(platform, database, token)
  const { email, exportedAt } = link
  return {
    email,
    orderCount: await database.$count(orders, isClaimableBy(email)),
    isExported: exportedAt !== null,
    obstacles: await listGuestObstacles(platform, database, link),
    expiresAt: endOf(link).toISOString(),
  }
}

/** The things that must end before a guest's data can be erased, of all nouns. */
export async function listGuestObstacles(
  { personalData }: Platform,
  db: Queryable,
  { email }: Guest,
): Promise<GuestObstacle[]> {
  const found: GuestObstacle[] = []
  for (const { guest } of personalData) found.push(...((await guest?.obstacles?.(db, { email })) ?? []))
  return found
}
