import { addSeconds } from '../platform/clock.ts'
import type { TakedownRow } from './tables.ts'

export const appealMonths = 6
/** Months of 30.5 days. */
const appealSeconds = appealMonths * 30.5 * 86_400

/** The end of appealing against a takedown. */
export const appealUntil = ({ at }: Pick<TakedownRow, 'at'>): Date => addSeconds(at, appealSeconds)

/** Returns true when nothing stands against an appeal. */
export function mayAppeal(row: Pick<TakedownRow, 'at' | 'appealState' | 'restoredAt'>, now: Date): boolean {
  return row.restoredAt === null && row.appealState === null && now < appealUntil(row)
}
