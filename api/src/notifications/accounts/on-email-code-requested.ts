import { eq } from 'drizzle-orm'
import { digitsOf } from '../../auth/account/email-codes.ts'
import { emailCodeRequested } from '../../auth/events.ts'
import { accounts, emailCodes } from '../../auth/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeEmailCode } from './write-email-code.ts'

/** Only here is the account of an address looked up: the caller has been answered long since. */
export const onEmailCodeRequested = on(emailCodeRequested, 'mail-code', async (platform, { codeId }) => {
  const { config, database } = platform
  const [found] = await database
    .select({ code: emailCodes, account: accounts })
    .from(emailCodes)
    .leftJoin(accounts, eq(accounts.email, emailCodes.email))
    .where(eq(emailCodes.id, codeId))
  if (!found) return
  const { code, account } = found
  const name = account?.name ?? code.name
  const isReset = code.purpose === 'reset'
  const isChange = code.purpose === 'change'
  // A reset without an account, or a new code without a registration: no email is sent.
  if ((name === null && !isChange) || (isReset && !account)) return
  const letter = await writeEmailCode({
    kind: isChange ? (account ? 'change-known' : 'change') : isReset ? 'reset' : account ? 'known' : 'registration',
    shopName: config.shopName,
    shopUrl: config.publicUrl,
    name: name ?? '',
    email: code.email,
    digits: digitsOf(platform, codeId),
  })
  await sendMessage(platform, { ...letter, key: `email-code:${codeId}`, at: code.createdAt, to: code.email })
})
