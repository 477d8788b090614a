import { and, inArray, isNull } from 'drizzle-orm'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { bellRead } from '../events.ts'
import { notifications } from '../tables.ts'
import { countUnread } from './count-unread.ts'
import { ofBell, type Whose } from './resolve-bell.ts'

/**
 * Marks some of a person's notifications as read, or all; read ones stay unchanged.
 * @returns How many are left unread.
 * @throws Problem `not-found` (404) when one of them is not theirs; then none is marked.
 */
export async function readNotifications(platform: Platform, whose: Whose, ids: string[] | 'all'): Promise<number> {
  const wanted = ids === 'all' ? ids : [...new Set(ids)]
  return transact(platform, async (tx) => {
    const chosen = and(ofBell(whose), wanted === 'all' ? undefined : inArray(notifications.id, wanted))
    if (wanted !== 'all' && (await tx.$count(notifications, chosen)) < wanted.length) throw notFound('notification')
    await tx
      .update(notifications)
      .set({ readAt: platform.clock.now() })
      .where(and(chosen, isNull(notifications.readAt)))
    signal(tx, bellRead, { accountId: whose.accountId })
    return countUnread(tx, whose)
  })
}
