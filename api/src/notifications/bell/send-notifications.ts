import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { bellRang, type News, newsToMail } from '../events.ts'
import { notifications } from '../tables.ts'
import { findAudience } from './audience.ts'

/**
 * Notifies everybody concerned by their own channels: in the bell, by email, both or neither. The same cause rings once and is
 * emailed once, however often this runs.
 */
export async function sendNotifications(tx: Transaction, news: News, at: Date): Promise<void> {
  await mailNews(tx, news, at)
  await ringBells(tx, news, at)
}

/** Sends notifications in a transaction of its own. */
export function notify(platform: Platform, news: News, at = platform.clock.now()): Promise<void> {
  return transact(platform, (tx) => sendNotifications(tx, news, at))
}

/** Only the emails of it. */
export async function mailNews(tx: Transaction, news: News, at: Date): Promise<void> {
  for (const { accountId, byEmail } of await findAudience(tx, news.type, news.storeId)) {
    if (byEmail) emit(tx, newsToMail, { accountId, news, at: at.toISOString() })
  }
}

/** Only the bells: for news whose email waits to see if anybody looks. */
export async function ringBells(tx: Transaction, news: News, at: Date): Promise<void> {
  const rows = (await findAudience(tx, news.type, news.storeId))
    .filter(({ inBell }) => inBell)
    .map(({ accountId }) => ({ ...news, id: newId(), accountId, createdAt: at }))
  if (rows.length === 0) return
  const rung = await tx.insert(notifications).values(rows).onConflictDoNothing().returning()
  for (const { id, accountId, storeId } of rung) signal(tx, bellRang, { accountId, storeId, id })
}
