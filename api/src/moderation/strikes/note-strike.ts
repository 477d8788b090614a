import type { Transaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { type StrikeStep, strikeMoved } from '../events.ts'
import type { StrikeRow } from '../tables.ts'

/** Reports a step that a strike has taken. */
export function noteStrike({ clock }: Platform, tx: Transaction, { id, version }: StrikeRow, step: StrikeStep): void {
  emit(tx, strikeMoved, { strikeId: id, version, step, at: clock.now().toISOString() })
}
