/**
 * Waits for statements that were sent one after the other without waiting for their answers: together they take one round trip.
 * Every statement must have been sent already: `insert(…).execute()`, not `insert(…)`. In a transaction all of them fail behind
 * one that fails, so the first failure is the cause.
 */
export async function inOneFlight<T extends readonly unknown[]>(
  sent: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const answers = await Promise.allSettled(sent)
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed) throw failed.reason
  return answers.map((answer) => answer.status === 'fulfilled' && answer.value) as never
}
