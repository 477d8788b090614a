import type { Schedule } from '../platform/messaging/jobs.ts'
import { endBreaks } from './settings/end-breaks.ts'

export const schedules: readonly Schedule[] = [
  { name: 'stores.end-breaks', everyMinutes: 10, atStart: true, run: endBreaks },
]
