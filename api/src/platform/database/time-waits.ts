import type pg from 'pg'
import { addTiming } from '../metrics/metric.ts'
import { poolWait } from './statement-list.ts'

type Told = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void

/** Times how long a pool's users wait for a connection: for a free one not at all. */
export function timeWaits(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (told?: Told) => Promise<pg.PoolClient>
  const timing = poolWait.at({})
  const told = (startedAt: number) => addTiming(timing, (performance.now() - startedAt) / 1_000)
  pool.connect = ((then?: Told) => {
    const startedAt = performance.now()
    if (then) {
      return connect((...answer) => {
        told(startedAt)
        then(...answer)
      })
    }
    return connect().finally(() => told(startedAt))
  }) as typeof pool.connect
}
