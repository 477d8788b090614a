import type { Schedule } from '../platform/messaging/jobs.ts'
import { endBreaks } from './settings/end-breaks.ts'
import { keepLooks } from './settings/keep-looks.ts'

export const schedules: readonly Schedule[] = [
  { name: 'stores.end-breaks', everyMinutes: 10, atStart: true, run: endBreaks },
  // Daily for what a program from before them has written meanwhile.
  { name: 'stores.keep-looks', everyMinutes: 1440, atStart: true, run: keepLooks },
]
