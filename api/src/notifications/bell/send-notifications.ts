import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { bellRang, type News, newsToMail } from '../events.ts'
import { notifications } from '../tables.ts'
import { findAudience } from './audience.ts'

/**
 * Notifies everybody concerned by their own channels: in the bell, by email, both or neither. The same cause rings once and is
 * emailed once, however often this runs.
 */
export async function sendNotifications(tx: Transaction, news: News, at: Date): Promise<void> {
  const listeners = await findAudience(tx, news.type, news.storeId)
  for (const { accountId, byEmail } of listeners) {
    if (byEmail) emit(tx, newsToMail, { accountId, news, at: at.toISOString() })
  }
  const rows = listeners
    .filter(({ inBell }) => inBell)
    .map(({ accountId }) => ({ ...news, id: newId(), accountId, createdAt: at }))
  if (rows.length === 0) return
  const rung = await tx.insert(notifications).values(rows).onConflictDoNothing().returning()
  for (const { id, accountId, storeId } of rung) signal(tx, bellRang, { accountId, storeId, id })
}
