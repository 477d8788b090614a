import type { Transaction } from '../platform/database/database.ts'
import { emit } from '../platform/messaging/events.ts'
import type { Platform } from '../platform/platform.ts'
import { verificationMoved } from './events.ts'
import type { VerificationRow } from './tables.ts'

/** Reports the state that an application has from now on. */
export function noteMove({ clock }: Pick<Platform, 'clock'>, tx: Transaction, row: VerificationRow): void {
  const { id: verificationId, version, state: to, reasons, note } = row
  emit(tx, verificationMoved, { verificationId, version, to, reasons, note, at: clock.now().toISOString() })
}
