import type { StoreStanding } from '@makola/contract/stores/standing.ts'
import type { StrikeRow } from '../tables.ts'
import { appealUntil } from '../takedown-rules.ts'

/** From these points on, no new orders until the store has answered; and from these on, no store. */
const pausingPoints = 3
const closingPoints = 5

/** The same moment of UTC a year later. */
export function strikeEnd(at: Date): Date {
  const end = new Date(at)
  end.setUTCFullYear(at.getUTCFullYear() + 1)
  return end
}

export const isLive = ({ liftedAt, expiresAt }: Pick<StrikeRow, 'liftedAt' | 'expiresAt'>, now: Date): boolean =>
  liftedAt === null && now < expiresAt

type Weight = Pick<StoreStanding, 'strikePoints' | 'restriction'>

/** Adds up strikes that count, and says what they bring. */
export function weigh(live: readonly Pick<StrikeRow, 'points' | 'answeredAt'>[]): Weight {
  const strikePoints = live.reduce((sum, { points }) => sum + points, 0)
  if (strikePoints >= closingPoints) return { strikePoints, restriction: 'closed' }
  const isAnswered = live.every(({ answeredAt }) => answeredAt !== null)
  return { strikePoints, restriction: strikePoints >= pausingPoints && !isAnswered ? 'paused' : null }
}

/** Returns true when nothing stands against an appeal. */
export function mayAppealStrike(row: StrikeRow, now: Date): boolean {
  return isLive(row, now) && row.appealState === null && now < appealUntil(row)
}
