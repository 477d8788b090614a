const firstWaitsSeconds = [1, 1, 2, 3, 5]
const laterWaitSeconds = 8
const patienceSeconds = 120

/**
 * How many seconds to wait after so many checks before the next look at a payment that is being confirmed: 1, 1, 2, 3, 5,
 * then 8 each. Null when about two minutes have gone by: from then on the shopper asks.
 */
export function nextCheckInSeconds(checks: number): number | null {
  const wait = (check: number) => firstWaitsSeconds[check] ?? laterWaitSeconds
  let waitedSeconds = 0
  for (let check = 0; check < checks; check++) waitedSeconds += wait(check)
  return waitedSeconds < patienceSeconds ? wait(checks) : null
}
