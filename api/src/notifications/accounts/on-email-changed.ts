import { and, eq, isNull } from 'drizzle-orm'
import { emailChangeToken } from '../../auth/email-change/email-change-token.ts'
import { emailChanged } from '../../auth/events.ts'
import { emailUndoSeconds } from '../../auth/limits.ts'
import { accounts, emailChanges } from '../../auth/tables.ts'
import { addSeconds } from '../../platform/clock.ts'
import { on } from '../../platform/messaging/events.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeEmailChanged } from './write-email-changed.ts'

export const onEmailChanged = on(emailChanged, 'mail-former-address', async (platform, { changeId }) => {
  const { config, database } = platform
  const [found] = await database
    .select({ change: emailChanges, name: accounts.name })
    .from(emailChanges)
    .innerJoin(accounts, eq(accounts.id, emailChanges.accountId))
    .where(and(eq(emailChanges.id, changeId), isNull(emailChanges.undoneAt)))
  if (!found) return
  const { change, name } = found
  const { formerEmail, newEmail, changedAt } = change
  const letter = await writeEmailChanged({
    ...{ name, newEmail, until: addSeconds(changedAt, emailUndoSeconds) },
    token: emailChangeToken(platform, changeId),
    shopName: config.shopName,
    shopUrl: config.publicUrl,
  })
  await sendMessage(platform, { ...letter, key: `email-changed:${changeId}`, at: changedAt, to: formerEmail })
})
