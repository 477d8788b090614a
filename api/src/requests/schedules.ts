import type { Schedule } from '../platform/messaging/jobs.ts'
import { runDueRequests } from './run-due-requests.ts'

export const schedules: readonly Schedule[] = [{ name: 'requests.run-due', everyMinutes: 1, run: runDueRequests }]
