import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import type { PersonalData, RetentionRule } from '../platform/privacy/personal-data.ts'
import { notificationSettings, notifications, sentMessages } from './tables.ts'

/** The bell and the list of sent emails. That an email was sent stays known; to whom and what about does not. */
export const personalData: PersonalData = {
  async export(db, { accountId, email }) {
    const { type, title, body, createdAt, readAt } = notifications
    return {
      notifications: await db
        .select({ type, title, body, createdAt, readAt })
        .from(notifications)
        .where(eq(notifications.accountId, accountId)),
      notification_settings: await db
        .select({
          type: notificationSettings.type,
          inBell: notificationSettings.inBell,
          byEmail: notificationSettings.byEmail,
        })
        .from(notificationSettings)
        .where(eq(notificationSettings.accountId, accountId)),
      sent_messages: await db
        .select({ recipient: sentMessages.recipient, subject: sentMessages.subject, sentAt: sentMessages.sentAt })
        .from(sentMessages)
        .where(eq(sentMessages.recipient, email)),
    }
  },
  async erase(tx, { accountId, email, formerEmails = [] }) {
    await tx.delete(notifications).where(eq(notifications.accountId, accountId))
    await tx.delete(notificationSettings).where(eq(notificationSettings.accountId, accountId))
    const sent = await tx
      .select({ key: sentMessages.key })
      .from(sentMessages)
      .where(inArray(sentMessages.recipient, [email, ...formerEmails]))
    await forgetRecipients(
      tx,
      sent.map(({ key }) => key),
    )
  },
}

export const rules: readonly RetentionRule[] = [
  {
    key: 'notifications.sent',
    days: 90,
    old: (before) => sql`select key as id from ${sentMessages} where recipient <> '' and sent_at < ${before}`,
    clear: forgetRecipients,
  },
]

/** A key that holds an address becomes its digest; the others still keep their message from being sent again. */
async function forgetRecipients(tx: Transaction, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const { key } = sentMessages
  await tx
    .update(sentMessages)
    .set({
      ...{ recipient: '', subject: '' },
      key: sql`case when ${key} like '%@%' then encode(sha256(convert_to(${key}, 'UTF8')), 'hex') else ${key} end`,
    })
    .where(inArray(key, keys))
}
