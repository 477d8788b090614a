import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Given, prepareOnce, valuesOf } from '../../platform/database/prepare-once.ts'
import { pauseAt } from '../../platform/pause-point.ts'
import type { Platform } from '../../platform/platform.ts'
import { mailSeconds, mails } from '../mail-metrics.ts'
import { sentMessages } from '../tables.ts'

/** The content of an email, in both forms. */
export type Letter = { subject: string; html: string; text: string }

type Sending = Letter & {
  /** The subject: `order-paid:<order id>`. At most one message a key, ever. */
  key: string
  /** The time of its event. */
  at: Date
  to: string
}

/**
 * Sends a message once. Its id derives from the key, so that one sent again after a crash, before it was recorded, replaces the
 * first instead of following it. Throws when it cannot be sent; the queue retries it.
 */
export async function sendMessage(platform: Platform, { key, at, to, subject, html, text }: Sending): Promise<void> {
  const [sent] = await findSent(platform.database, { key })
  if (sent) return
  const message = { id: messageId(key, at), to: headerLine(to), subject: headerLine(subject), html, text }
  const sentAt = platform.clock.now()
  await counted(() => platform.mailer.send({ ...message, sentAt: sentAt.toISOString() }))
  await pauseAt(platform, 'mid-job')
  const { id, to: recipient } = message
  await noteSent(platform.database, { key, id, recipient, subject: message.subject, sentAt })
}

const findSent = prepareOnce((db, { key }: Given<{ key: string }>) =>
  db.select({ id: sentMessages.id }).from(sentMessages).where(eq(sentMessages.key, key)),
)

const noteSent = prepareOnce((db, sent: Given<typeof sentMessages.$inferSelect>) =>
  db.insert(sentMessages).values(valuesOf(sentMessages, sent)).onConflictDoNothing(),
)

async function counted(send: () => Promise<void>): Promise<void> {
  try {
    await mailSeconds.time({}, send)
    mails.count({ outcome: 'sent' })
  } catch (error) {
    mails.count({ outcome: 'failed' })
    throw error
  }
}

/** A line break in a header would begin another header. */
function headerLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

/** A UUIDv7 with the event's time and the key's digest as randomness: the same for the same message. */
function messageId(key: string, at: Date): string {
  const bytes = createHash('sha256').update(key).digest().subarray(0, 16)
  bytes.writeUIntBE(at.getTime(), 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) % 16)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) % 64)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
