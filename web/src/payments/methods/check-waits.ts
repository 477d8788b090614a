const firstWaitsSeconds = [1, 1, 2, 3, 5]
const laterWaitSeconds = 8
const patienceSeconds = 120
const shortestWaitSeconds = 30
const longestWaitSeconds = 3600

/**
 * Returns the seconds to wait before the next look at a payment that is being confirmed, after `checks` looks: 1, 1, 2, 3, 5,
 * then 8 each. Null after about two minutes: from then on the page waits until the shop has asked by itself.
 */
export function nextCheckInSeconds(checks: number): number | null {
  const wait = (check: number) => firstWaitsSeconds[check] ?? laterWaitSeconds
  let waitedSeconds = 0
  for (let check = 0; check < checks; check++) waitedSeconds += wait(check)
  return waitedSeconds < patienceSeconds ? wait(checks) : null
}

/** Returns the seconds until the next look is worthwhile: shortly after the shop has asked the provider. */
export function untilNextAsked(nextCheckAt: string | null, now: Date): number {
  if (nextCheckAt === null) return longestWaitSeconds
  const seconds = (new Date(nextCheckAt).getTime() - now.getTime()) / 1000
  return Math.min(Math.max(seconds + 5, shortestWaitSeconds), longestWaitSeconds)
}
