import { and, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { notifications } from '../tables.ts'
import { ofBell, type Whose } from './resolve-bell.ts'

/** No badge shows more than "99+". */
const countedAtMost = 100

/** Counts unread notifications, up to 100. */
export async function countUnread(db: Queryable, whose: Whose): Promise<number> {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(ofBell(whose), isNull(notifications.readAt)))
    .limit(countedAtMost)
  return db.$count(unread.as('unread'))
}
