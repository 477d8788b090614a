import type { followNotifications as contract } from '@makola/contract/notifications/notifications.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { orderChanged } from '../../orders/note-order-event.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { EventsOf } from '../../platform/http/router.ts'
import type { Follow } from '../../platform/http/stream.ts'
import type { Platform } from '../../platform/platform.ts'
import { bellRang, bellRead } from '../events.ts'
import { notifications } from '../tables.ts'
import { countUnread } from './count-unread.ts'
import { presentNotification } from './present-notification.ts'
import { ofBell, type Whose } from './resolve-bell.ts'

/** After a longer absence the client reloads the list instead. */
const resumedAtMost = 50

/**
 * Streams a person's notifications while they listen: first those missed since the last one seen, then each new one. It
 * subscribes before reading, so that none is lost between.
 */
export function followNotifications(
  platform: Platform,
  whose: Whose,
  lastSeenId: string | undefined,
): Follow<EventsOf<typeof contract>> {
  const { database, signals, log } = platform
  return (send) => {
    let last = Promise.resolve()
    /** One after another, so that events leave in order; each borrows a connection and returns it. */
    const next = (work: () => Promise<void>) => {
      last = last.then(work).catch((error: unknown) => log.warn({ err: error }, 'notifications: an event was not told'))
    }
    const sendUnread = async () => send('unread', { unread: await countUnread(database, whose) })
    const sendAll = async (rows: (typeof notifications.$inferSelect)[]) => {
      const unread = await countUnread(database, whose)
      for (const row of rows) send('notification', { notification: presentNotification(row), unread }, row.id)
    }
    const lookAgain = () => {
      send('changed', { what: 'everything' })
      next(sendUnread)
    }
    const stops = [
      signals.subscribe(bellRang, (told) => {
        if (!told) return lookAgain()
        if (told.accountId !== whose.accountId || (told.storeId ?? whose.storeId) !== whose.storeId) return
        next(async () => sendAll(await database.select().from(notifications).where(eq(notifications.id, told.id))))
      }),
      signals.subscribe(bellRead, (told) => {
        if (told?.accountId === whose.accountId) next(sendUnread)
      }),
      signals.subscribe(orderChanged, (told) => {
        if (told?.storeId === whose.storeId && told.storeId !== null) send('changed', { what: 'orders' })
      }),
    ]
    next(sendUnread)
    if (lastSeenId !== undefined) next(async () => sendAll(await selectSince(database, whose, lastSeenId)))
    return () => {
      for (const stop of stops) stop()
    }
  }
}

function selectSince(db: Queryable, whose: Whose, id: string) {
  const seen = db
    .select({ createdAt: notifications.createdAt, id: notifications.id })
    .from(notifications)
    .where(and(ofBell(whose), eq(notifications.id, id)))
  return db
    .select()
    .from(notifications)
    .where(and(ofBell(whose), sql`(${notifications.createdAt}, ${notifications.id}) > (${seen})`))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .limit(resumedAtMost)
}
