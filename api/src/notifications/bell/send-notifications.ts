import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { bellRang, type News, newsToMail } from '../events.ts'
import { notifications } from '../tables.ts'
import { findAudience, type Listener } from './audience.ts'

/**
 * Notifies everybody concerned by their own channels: in the bell, by email, both or neither. The same cause rings once and is
 * emailed once, however often this runs.
 */
export async function sendNotifications(tx: Transaction, news: News, at: Date): Promise<void> {
  await notifyListeners(tx, await findAudience(tx, news.type, news.storeId), news, at)
}

/** Sends notifications in a transaction of its own. */
export function notify(platform: Platform, news: News, at = platform.clock.now()): Promise<void> {
  return transact(platform, (tx) => sendNotifications(tx, news, at))
}

/** Only the emails of it. */
export async function mailNews(tx: Transaction, news: News, at: Date): Promise<void> {
  mailListeners(tx, await findAudience(tx, news.type, news.storeId), news, at)
}

/** Only the bells: for news whose email waits to see if anybody looks. */
export async function ringBells(tx: Transaction, news: News, at: Date): Promise<void> {
  await ringListeners(tx, await findAudience(tx, news.type, news.storeId), news, at)
}

/** Notifies these people by their own channels. */
export async function notifyListeners(tx: Transaction, listeners: Listener[], news: News, at: Date): Promise<void> {
  mailListeners(tx, listeners, news, at)
  await ringListeners(tx, listeners, news, at)
}

function mailListeners(tx: Transaction, listeners: Listener[], news: News, at: Date): void {
  for (const { accountId, byEmail } of listeners) {
    if (byEmail) emit(tx, newsToMail, { accountId, news, at: at.toISOString() })
  }
}

async function ringListeners(tx: Transaction, listeners: Listener[], news: News, at: Date): Promise<void> {
  const rows = listeners
    .filter(({ inBell }) => inBell)
    .map(({ accountId }) => ({ ...news, id: newId(), accountId, createdAt: at }))
  if (rows.length === 0) return
  const rung = await tx.insert(notifications).values(rows).onConflictDoNothing().returning()
  for (const { id, accountId, storeId } of rung) signal(tx, bellRang, { accountId, storeId, id })
}
