import type { Problem } from '../../platform/problem.ts'

const uniqueViolation = '23505'

/** Refuses when two accounts take one address at the same moment: the table lets the first have it. */
export async function unlessTaken<T>(work: () => Promise<T>, refusal: () => Problem): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) === uniqueViolation || codeOf((error as Error).cause) === uniqueViolation) throw refusal()
    throw error
  }
}

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code
