import { and, eq } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { erasureAsked, exportReady, guestLinkAsked } from '../../privacy/events.ts'
import { endOf, guestToken } from '../../privacy/guests/guest-link.ts'
import { dataExports, erasures, guestLinks } from '../../privacy/tables.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeErasureAsked, writeExportReady, writeGuestLink } from './write-privacy.ts'

export const onExportReady = on(exportReady, 'mail-person', async (platform, { exportId }) => {
  const { config, database } = platform
  const [found] = await database
    .select({ account: accounts, expiresAt: dataExports.expiresAt, askedAt: dataExports.askedAt })
    .from(dataExports)
    .innerJoin(accounts, eq(accounts.id, dataExports.accountId))
    .where(eq(dataExports.id, exportId))
  if (!found?.expiresAt) return
  const { account, expiresAt, askedAt } = found
  const about = { name: account.name, shopName: config.shopName, shopUrl: config.publicUrl }
  const letter = await writeExportReady({ ...about, expiresAt })
  await sendMessage(platform, { ...letter, key: `export-ready:${exportId}`, at: askedAt, to: account.email })
})

export const onErasureAsked = on(erasureAsked, 'mail-person', async (platform, { erasureId }) => {
  const { config, database } = platform
  const [found] = await database
    .select({ account: accounts, dueAt: erasures.dueAt, askedAt: erasures.askedAt })
    .from(erasures)
    .innerJoin(accounts, eq(accounts.id, erasures.accountId))
    .where(and(eq(erasures.id, erasureId), eq(erasures.state, 'waiting')))
  if (!found) return
  const { account, dueAt, askedAt } = found
  const about = { name: account.name, shopName: config.shopName, shopUrl: config.publicUrl }
  const letter = await writeErasureAsked({ ...about, dueAt })
  await sendMessage(platform, { ...letter, key: `erasure-asked:${erasureId}`, at: askedAt, to: account.email })
})

export const onGuestLinkAsked = on(guestLinkAsked, 'mail-address', async (platform, { linkId }) => {
  const { config, database } = platform
  const [link] = await database.select().from(guestLinks).where(eq(guestLinks.id, linkId))
  if (!link) return
  const letter = await writeGuestLink({
    ...{ shopName: config.shopName, shopUrl: config.publicUrl, expiresAt: endOf(link) },
    linkUrl: `${config.publicUrl}/privacy/request/?link=${guestToken(platform, linkId)}`,
  })
  await sendMessage(platform, { ...letter, key: `guest-link:${linkId}`, at: link.askedAt, to: link.email })
})
