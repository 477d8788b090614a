import type { Schedule } from '../platform/messaging/jobs.ts'
import { expireStrikes } from './strikes/settle-restriction.ts'

export const schedules: readonly Schedule[] = [
  { name: 'moderation.expire-strikes', everyMinutes: 60, atStart: true, run: expireStrikes },
]
