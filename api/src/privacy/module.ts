import type { Module } from '../platform/module.ts'
import { forgetExports, mayReadExport, onExportAsked } from './build-export.ts'
import { eraseDue } from './erase-due.ts'
import { forgetGuestLinks } from './guests/ask-guest-link.ts'
import { invariants } from './invariants.ts'
import { keepErasedList } from './keep-erased-list.ts'
import { onEmailRestored } from './on-email-restored.ts'
import { personalData } from './personal-data.ts'
import { mountPrivacy } from './routes.ts'
import { runRetention } from './run-retention.ts'
import { exportKind } from './tables.ts'

export const privacyModule: Module = {
  name: 'privacy',
  routes: mountPrivacy,
  reactions: [onExportAsked, onEmailRestored],
  schedules: [
    { name: 'privacy.erase-due', everyMinutes: 10, run: eraseDue },
    { name: 'privacy.keep-erased', everyMinutes: 1440, run: keepErasedList },
    { name: 'privacy.forget-exports', everyMinutes: 60, run: forgetExports },
    { name: 'privacy.forget-guest-links', everyMinutes: 60, run: forgetGuestLinks },
    { name: 'privacy.run-retention', everyMinutes: 1440, run: runRetention },
  ],
  invariants,
  personalData,
  fileReaders: { [exportKind]: mayReadExport },
}
