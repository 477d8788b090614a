import { and, eq, gt } from 'drizzle-orm'
import { linkToken, readLinkToken } from '../../auth/derive.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { guestLinks } from '../tables.ts'

type Secretive = Pick<Platform, 'secret'>

/** A link's time. */
const linkSeconds = 86_400

const purpose = 'guest-data'

/** The secret of the link to a guest's data. */
export const guestToken = (platform: Secretive, linkId: string) => linkToken(platform, purpose, linkId)

/** The end of a link's time. */
export const endOf = ({ askedAt }: Pick<typeof guestLinks.$inferSelect, 'askedAt'>) => addSeconds(askedAt, linkSeconds)

/** The time before which links were asked for that have ended by now. */
export const endedBefore = (now: Date) => addSeconds(now, -linkSeconds)

/** Picks the row of a link that has not ended; nothing for a link that the shop did not write. */
export function isOpenLink(platform: Pick<Platform, 'secret' | 'clock'>, token: string) {
  const linkId = readLinkToken(platform, purpose, token)
  if (linkId === null) throw notFound('link')
  return and(eq(guestLinks.id, linkId), gt(guestLinks.askedAt, endedBefore(platform.clock.now())))
}

/**
 * Returns the row of a link.
 * @throws Problem `not-found` (404) for one that has ended, or that the shop did not write.
 */
export async function findGuestLink(platform: Platform, db: Queryable, token: string) {
  const [link] = await db.select().from(guestLinks).where(isOpenLink(platform, token))
  if (!link) throw notFound('link')
  return link
}
