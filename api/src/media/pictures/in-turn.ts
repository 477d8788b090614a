import { openTurns } from '../../platform/load/turns.ts'
import { refuse } from '../../platform/problem.ts'

// Pictures are unpacked on the four threads of libuv, on which passwords are checked, files read and names looked up as well. With
// one check and two sizes at a time a thread is always left for those.

const checks = openTurns(1)
const sizes = openTurns(2)

/** Some forty seconds of the largest pictures on a slow machine: less than a check may take. */
export const mostWaiting = 12

/**
 * Checks or redraws a picture that somebody sent, one at a time in each process. Jobs are patient: they wait behind any number.
 * @throws Problem `overloaded` (503) when too many wait.
 */
export async function checkInTurn<Result>(
  work: () => Promise<Result>,
  { isPatient = false }: { isPatient?: boolean } = {},
): Promise<Result> {
  if (!isPatient && checks.waiting >= mostWaiting) throw refuse('platform.overloaded', {}, { retryAfterSeconds: 10 })
  return checks.run(work)
}

/** Makes a size of a picture for shoppers, who do not wait behind checks. */
export function makeInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return sizes.run(work)
}
