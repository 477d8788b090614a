import { eq } from 'drizzle-orm'
import { signInChanged } from '../../auth/events.ts'
import { listPasskeys } from '../../auth/passkeys/list-passkeys.ts'
import { accounts } from '../../auth/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeSignInChanged } from './write-sign-in-changed.ts'

/** Notifies the owner of an account of a change in how it signs in, in case they did not make it. */
export const onSignInChanged = on(signInChanged, 'mail-owner', async (platform, { accountId, changeId, what, at }) => {
  const { config, database } = platform
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) return
  const letter = await writeSignInChanged({
    what,
    name: account.name,
    passkeys: await listPasskeys(database, accountId),
    shopName: config.shopName,
    shopUrl: config.publicUrl,
  })
  await sendMessage(platform, { ...letter, key: `sign-in-changed:${changeId}`, at: new Date(at), to: account.email })
})
