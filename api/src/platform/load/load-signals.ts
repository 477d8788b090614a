import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'
import { holdBackConnections } from './hold-back-connections.ts'
import type { Strain } from './load-gate.ts'

const [resolution, tickMilliseconds] = [10, 100]

/** Tells ten times a second how this process and its pool are. Returns the function that ends it. */
export function watchLoad(pool: pg.Pool, tell: (strain: Strain) => void): () => void {
  const delays = monitorEventLoopDelay({ resolution })
  const connectionWait = holdBackConnections(pool, () => performance.now())
  delays.enable()
  const timer = setInterval(() => {
    const loopDelay = delays.count > 0 ? delays.percentile(90) / 1e6 - resolution : 0
    delays.reset()
    tell({ loopDelay, connectionWait: connectionWait() })
  }, tickMilliseconds).unref()
  return () => {
    clearInterval(timer)
    delays.disable()
  }
}
