import { eq } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { memberRemoved } from '../../stores/events.ts'
import { stores } from '../../stores/tables.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeMemberRemoved } from './write-member-removed.ts'

/** Tells a person that they are no longer on the staff of a store. Somebody who came back can be removed twice. */
export const onMemberRemoved = on(memberRemoved, 'mail-person', async (platform, { storeId, accountId, at }) => {
  const { config, database } = platform
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId))
  const [store] = await database.select({ name: stores.name }).from(stores).where(eq(stores.id, storeId))
  if (!account || !store) return
  const shop = { shopName: config.shopName, shopUrl: config.publicUrl }
  const letter = await writeMemberRemoved({ ...shop, name: account.name, store: store.name })
  const key = `member-removed:${storeId}:${accountId}:${at}`
  await sendMessage(platform, { ...letter, key, at: new Date(at), to: account.email })
})
