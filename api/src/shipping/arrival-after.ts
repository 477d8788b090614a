import { addSeconds } from '../platform/clock.ts'

const daySeconds = 86_400

/**
 * Returns the first and the last moment at which a delivery paid for at a moment is expected: its days of 24 hours, every day of the
 * week. The only way from days to dates, before the order and after it.
 */
export function arrivalAfter(
  paidAt: Date,
  { minDays, maxDays }: { minDays: number; maxDays: number },
): { from: Date; to: Date } {
  return { from: addSeconds(paidAt, minDays * daySeconds), to: addSeconds(paidAt, maxDays * daySeconds) }
}
