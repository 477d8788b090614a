import { expect } from 'vitest'
import type { TestPlatform } from '../test-platform.ts'

/**
 * Writes in a transaction that ends only when `work`, started meanwhile, waits for one of its rows, or as many statements of it do. Returns the work's result.
 */
export async function commitWhenAwaited<T>(
  shop: TestPlatform,
  statements: readonly [text: string, ...values: string[]][],
  work: () => Promise<T>,
  statementsWaiting = 1,
): Promise<T> {
  const client = await shop.database.$client.connect()
  try {
    await client.query('begin')
    for (const [text, ...values] of statements) await client.query(text, values)
    const answer = work()
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    // Asked by another connection: a transaction sees only those that were open when it first looked.
    const countWaiting = async () => (await shop.database.$client.query(waiting)).rowCount
    await expect.poll(countWaiting, { timeout: 10_000 }).toBe(statementsWaiting)
    await client.query('commit')
    return await answer
  } finally {
    client.release()
  }
}
