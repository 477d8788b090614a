import type { Notification } from '@makola/contract/notifications/notifications.ts'
import type { notifications } from '../tables.ts'

export function presentNotification(row: typeof notifications.$inferSelect): Notification {
  const { id, type, storeId, title, body, link, createdAt, readAt } = row
  const times = { createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null }
  return { id, type, storeId, title, body, link, ...times }
}
