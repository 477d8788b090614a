const firstWaitsSeconds = [1, 1, 2, 3, 5]
const laterWaitSeconds = 8
const patienceSeconds = 120
const shortestWaitSeconds = 30
const longestWaitSeconds = 3600

/**
 * How many seconds to wait after so many checks before the next look at a payment that is being confirmed: 1, 1, 2, 3, 5,
 * then 8 each. Null when about two minutes have gone by: from then on the page waits until the shop has asked by itself.
 */
export function nextCheckInSeconds(checks: number): number | null {
  const wait = (check: number) => firstWaitsSeconds[check] ?? laterWaitSeconds
  let waitedSeconds = 0
  for (let check = 0; check < checks; check++) waitedSeconds += wait(check)
  return waitedSeconds < patienceSeconds ? wait(checks) : null
}

/** How many seconds until it is worth looking again: a little after the shop has asked the provider, by itself. */
export function untilNextAsked(nextCheckAt: string | null, now: Date): number {
  if (nextCheckAt === null) return longestWaitSeconds
  const seconds = (new Date(nextCheckAt).getTime() - now.getTime()) / 1000
  return Math.min(Math.max(seconds + 5, shortestWaitSeconds), longestWaitSeconds)
}
