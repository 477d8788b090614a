import type { Schedule } from '../../platform/messaging/jobs.ts'
import { endBreaks } from './end-breaks.ts'

export const storeSchedules: readonly Schedule[] = [
  { name: 'stores.end-breaks', everyMinutes: 10, atStart: true, run: endBreaks },
]
