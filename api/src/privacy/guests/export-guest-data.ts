import { say } from '@makola/words/say.ts'
import { and, isNull } from 'drizzle-orm'
import { isClaimableBy } from '../../orders/tracking/list-account-orders.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ExportedRows } from '../../platform/privacy/personal-data.ts'
import { refuse } from '../../platform/problem.ts'
import { guestLinks } from '../tables.ts'
import { isOfOrder, joinRows, writeArchive } from '../write-archive.ts'
import { findGuestLink, isOpenLink } from './guest-link.ts'

const t = say('en')

/**
 * Returns the archive of a guest's data, once for each link. It is written before the link is used up, so a failure costs nobody
 * their link; of two callers at once, one gets it.
 * @throws Problem `not-found` (404) for a link that has ended, `wrong-state` (409) for one that was used.
 */
export async function exportGuestData(platform: Platform, token: string): Promise<Buffer> {
  const { database, personalData, config, clock } = platform
  const { email, exportedAt } = await findGuestLink(platform, database, token)
  if (exportedAt) throw refuse('privacy.link-used')
  const rows: ExportedRows[] = []
  for (const { guest } of personalData) rows.push((await guest?.export?.(database, { email })) ?? {})
  const archive = await writeArchive(platform, {
    rows: joinRows(rows),
    readme: t('privacy.guest.readme', { shopName: config.shopName, email }),
    isUploader: isOfOrder(platform, isClaimableBy(email)),
  })
  const used = await database
    .update(guestLinks)
    .set({ exportedAt: clock.now() })
    .where(and(isOpenLink(platform, token), isNull(guestLinks.exportedAt)))
    .returning({ id: guestLinks.id })
  if (used.length === 0) throw refuse('privacy.link-used')
  return archive
}
