import type { Transaction } from '../platform/database/database.ts'
import { emit } from '../platform/messaging/events.ts'
import type { Platform } from '../platform/platform.ts'
import { type TakedownStep, takedownMoved } from './events.ts'
import type { TakedownRow } from './tables.ts'

/** Reports a step that a takedown has taken. */
export function noteStep({ clock }: Platform, tx: Transaction, { id, version }: TakedownRow, step: TakedownStep): void {
  emit(tx, takedownMoved, { takedownId: id, version, step, at: clock.now().toISOString() })
}
