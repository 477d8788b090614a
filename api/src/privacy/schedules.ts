import type { Schedule } from '../platform/messaging/jobs.ts'
import { forgetExports } from './build-export.ts'
import { eraseDue } from './erase-due.ts'
import { forgetGuestLinks } from './guests/ask-guest-link.ts'
import { keepErasedList } from './keep-erased-list.ts'
import { runRetention } from './run-retention.ts'

export const schedules: readonly Schedule[] = [
  { name: 'privacy.erase-due', everyMinutes: 10, run: eraseDue },
  { name: 'privacy.keep-erased', everyMinutes: 1440, run: keepErasedList },
  { name: 'privacy.forget-exports', everyMinutes: 60, run: forgetExports },
  { name: 'privacy.forget-guest-links', everyMinutes: 60, run: forgetGuestLinks },
  { name: 'privacy.run-retention', everyMinutes: 1440, run: runRetention },
]
