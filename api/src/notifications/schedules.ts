import type { Schedule } from '../platform/messaging/jobs.ts'
import { forgetNotifications } from './bell/forget-notifications.ts'
import { notifyStaleRates } from './bell/notify-stale-rates.ts'
import { inviteReviews } from './letters/invite-reviews.ts'

export const schedules: readonly Schedule[] = [
  { name: 'tell-stale-rates', everyMinutes: 60, run: notifyStaleRates },
  { name: 'forget-notifications', everyMinutes: 60, run: forgetNotifications },
  { name: 'invite-reviews', everyMinutes: 60, run: inviteReviews },
]
