import { and, between, eq, inArray, like, sql } from 'drizzle-orm'
import { accounts } from '../auth/tables.ts'
import { addSeconds } from '../platform/clock.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import type { PersonalData, RetentionRule } from '../platform/privacy/personal-data.ts'
import { auditEntries } from '../shop/tables.ts'
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
      sent_messages: await listSent(db, email),
    }
  },
  async erase(tx, { accountId, email, formerEmails = [] }) {
    await tx.delete(notifications).where(eq(notifications.accountId, accountId))
    await forgetJoining(tx, accountId)
    await tx.delete(notificationSettings).where(eq(notificationSettings.accountId, accountId))
    await forgetSent(tx, [email, ...formerEmails])
  },
  guest: {
    async export(db, { email }) {
      return (await hasAccount(db, email)) ? {} : { sent_messages: await listSent(db, email) }
    },
    async erase(tx, { email }) {
      if (!(await hasAccount(tx, email))) await forgetSent(tx, [email])
    },
  },
}

/** Forgets the bells of others that name the person: those of a store that they joined. They are found by their moment, which has an index. */
async function forgetJoining(tx: Transaction, accountId: string): Promise<void> {
  const { storeId, at, action, subjectId } = auditEntries
  const hasJoined = and(eq(subjectId, accountId), eq(action, 'member.joined'))
  for (const joined of await tx.select({ storeId, at }).from(auditEntries).where(hasJoined)) {
    // The log is written a little later than the row whose moment the bell has.
    const isThen = between(notifications.createdAt, addSeconds(joined.at, -60), joined.at)
    const isAbout = like(notifications.cause, `member-joined:${joined.storeId}:${accountId}:%`)
    await tx.delete(notifications).where(and(isThen, isAbout))
  }
}

/** The emails to an address with an account are the account's. */
async function hasAccount(db: Queryable, email: string): Promise<boolean> {
  return (await db.$count(accounts, eq(accounts.email, email))) > 0
}

function listSent(db: Queryable, email: string) {
  const { recipient, subject, sentAt } = sentMessages
  return db.select({ recipient, subject, sentAt }).from(sentMessages).where(eq(recipient, email))
}

async function forgetSent(tx: Transaction, recipients: string[]): Promise<void> {
  const isTo = inArray(sentMessages.recipient, recipients)
  const sent = await tx.select({ key: sentMessages.key }).from(sentMessages).where(isTo)
  await forgetRecipients(
    tx,
    sent.map(({ key }) => key),
  )
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
