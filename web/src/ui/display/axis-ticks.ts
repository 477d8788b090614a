/** The steps of an axis within each power of ten. */
const roundSteps = [1, 2, 5, 10]

/**
 * The marks of an axis that holds every value, evenly apart and upwards: the first is the axis' lower end, the last its upper one.
 * Values that are all the same have one mark.
 */
export function axisTicks(values: readonly number[], { startsAtZero }: { startsAtZero: boolean }): number[] {
  if (values.length === 0) return []
  const lowest = startsAtZero ? Math.min(0, ...values) : Math.min(...values)
  const highest = startsAtZero ? Math.max(0, ...values) : Math.max(...values)
  if (lowest === highest) return [lowest]
  const atLeast = (highest - lowest) / mostSteps
  const power = 10 ** Math.floor(Math.log10(atLeast))
  const step = power * (roundSteps.find((round) => round * power >= atLeast) ?? 10)
  const from = Math.floor(lowest / step)
  const to = Math.ceil(highest / step)
  // By multiplication: a sum of steps gathers their errors.
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step)
}

/** Values that straddle a mark at either end make one step more. */
const mostSteps = 3
