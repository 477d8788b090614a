import type { Schedule } from '../platform/messaging/jobs.ts'
import { runDueVerifications } from './run-due-verifications.ts'

export const schedules: readonly Schedule[] = [
  { name: 'verification.run-due', everyMinutes: 60, run: runDueVerifications },
]
