import type { Notification } from '@makola/contract/notifications/notifications.ts'
import { formatDate } from '@makola/money/format.ts'
import type { Words } from '../ui/words/use-words.ts'

export type Day = { key: string; name: string; notifications: Notification[] }

/** Notifications, newest first, under the days of the reader's own calendar. */
export function groupByDay(notifications: readonly Notification[], now: Date, t: Words): Day[] {
  const days: Day[] = []
  for (const notification of notifications) {
    const key = dayOf(new Date(notification.createdAt))
    const last = days.at(-1)
    if (last?.key === key) last.notifications.push(notification)
    else days.push({ key, name: nameOf(key, now, t), notifications: [notification] })
  }
  return days
}

function nameOf(key: string, now: Date, t: Words): string {
  if (key === dayOf(now)) return t('notifications.today')
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  return key === dayOf(yesterday) ? t('notifications.yesterday') : formatDate(key)
}

/** "2026-11-21" by the clock on the wall. */
function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
