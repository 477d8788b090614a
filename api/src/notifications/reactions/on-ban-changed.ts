import { eq } from 'drizzle-orm'
import { banChanged } from '../../auth/events.ts'
import { accounts } from '../../auth/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeBanChanged } from '../letters/write-staff-letters.ts'

/** Tells the owner of an account of a ban, with the reason, and of its end. */
export const onBanChanged = on(banChanged, 'mail-owner', async (platform, { accountId, changeId, reason, at }) => {
  const { config, database } = platform
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) return
  const shop = { shopName: config.shopName, shopUrl: config.publicUrl }
  const letter = await writeBanChanged({ ...shop, name: account.name, reason })
  await sendMessage(platform, { ...letter, key: `ban-changed:${changeId}`, at: new Date(at), to: account.email })
})
