import type { Takedown } from '@makola/contract/moderation/moderation.ts'
import type { TakedownRow } from './tables.ts'

type AppealColumns = Pick<
  TakedownRow,
  'appealState' | 'appealedAt' | 'appealText' | 'appealReasons' | 'appealDecidedAt'
>

/** The one appeal against a decision; null without. */
export function presentAppeal(row: AppealColumns): Takedown['appeal'] {
  if (row.appealState === null || row.appealedAt === null) return null
  return {
    text: row.appealText,
    at: row.appealedAt.toISOString(),
    state: row.appealState,
    reasons: row.appealReasons,
    decidedAt: row.appealDecidedAt?.toISOString() ?? null,
  }
}
