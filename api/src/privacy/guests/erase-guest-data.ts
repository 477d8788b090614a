import { eq } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { guestLinks } from '../tables.ts'
import { listGuestObstacles } from './get-guest-data.ts'
import { isOpenLink } from './guest-link.ts'

/**
 * Erases the data of a guest, everywhere in one transaction, and ends all links of the address.
 * @throws Problem `not-found` (404) for a link that has ended, also at the same moment; `wrong-state` (409) with the obstacles as
 * `current`, while something is open.
 */
export async function eraseGuestData(platform: Platform, token: string): Promise<void> {
  await transact(platform, async (tx) => {
    const [link] = await tx.delete(guestLinks).where(isOpenLink(platform, token)).returning()
    if (!link) throw notFound('link')
    const { email } = link
    const current = await listGuestObstacles(platform, tx, link)
    if (current.length > 0) throw refuse('privacy.guest-obstacles', {}, { current })
    const now = platform.clock.now()
    for (const { guest } of platform.personalData) await guest?.erase?.(tx, { email }, now)
    await tx.delete(guestLinks).where(eq(guestLinks.email, email))
  })
}
