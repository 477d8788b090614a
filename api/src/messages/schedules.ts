import type { Schedule } from '../platform/messaging/jobs.ts'
import { measureReplies } from './conversations/measure-replies.ts'

export const schedules: readonly Schedule[] = [
  { name: 'messages.measure-replies', everyMinutes: 1440, atStart: true, run: measureReplies },
]
