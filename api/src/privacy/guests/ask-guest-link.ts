import { lte } from 'drizzle-orm'
import { countLetter } from '../../auth/account/request-email-code.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { guestLinkAsked } from '../events.ts'
import { guestLinks } from '../tables.ts'
import { endedBefore } from './guest-link.ts'

/**
 * Has a link to the data of an address mailed to it. The shop does the same work and sends the same email for every address, so nobody
 * learns whether it knows one.
 * @throws Problem `rate-limited` (429), counted by address and network together with the emails of sign-in.
 */
export async function askGuestLink(
  platform: Platform,
  { email, network }: { email: string; network: string },
): Promise<void> {
  await countLetter(platform, email, network)
  await transact(platform, async (tx) => {
    const linkId = newId()
    await tx.insert(guestLinks).values({ id: linkId, email, askedAt: platform.clock.now() })
    emit(tx, guestLinkAsked, { linkId })
  })
}

/** Deletes links whose time is over, with their addresses. */
export async function forgetGuestLinks({ database, clock }: Platform): Promise<void> {
  await database.delete(guestLinks).where(lte(guestLinks.askedAt, endedBefore(clock.now())))
}
