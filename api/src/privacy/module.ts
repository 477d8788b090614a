import type { Module } from '../platform/module.ts'
import { mayReadExport, onExportAsked } from './build-export.ts'
import { invariants } from './invariants.ts'
import { onEmailRestored } from './on-email-restored.ts'
import { personalData } from './personal-data.ts'
import { mountPrivacy } from './routes.ts'
import { schedules } from './schedules.ts'
import { exportKind } from './tables.ts'

export const privacyModule: Module = {
  name: 'privacy',
  routes: mountPrivacy,
  reactions: [onExportAsked, onEmailRestored],
  schedules,
  invariants,
  personalData,
  fileReaders: { [exportKind]: mayReadExport },
}
