import type { Notification, NotificationType } from '@makola/contract/notifications/notifications.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { notifications } from '../tables.ts'
import { presentNotification } from './present-notification.ts'
import { ofBell, type Whose } from './resolve-bell.ts'

type Question = {
  type?: NotificationType | undefined
  unread?: boolean | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/**
 * A page of a person's notifications, newest first.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listNotifications(
  db: Queryable,
  whose: Whose,
  { type, unread = false, limit = 24, cursor }: Question,
): Promise<{ data: Notification[]; meta: { next: string | null } }> {
  const question = { list: 'notifications', ...whose, type, unread }
  const after = readCursor(question, cursor)
  const rows = await db
    .select()
    .from(notifications)
    .where(
      and(
        ofBell(whose),
        type && eq(notifications.type, type),
        unread ? isNull(notifications.readAt) : undefined,
        after && sql`(${notifications.createdAt}, ${notifications.id}) < (${after.key}, ${after.id})`,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ createdAt, id }) => ({ key: createdAt.toISOString(), id }))
  return { data: page.map(presentNotification), meta: { next } }
}
