import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Platform } from '../platform.ts'
import { isLocalRequest } from './public-address.ts'

/** True while the process accepts requests; false from SIGTERM on. */
export type Readiness = { isDraining: boolean }

/** Counts and times every request that an app answers; the registry holds these and the process's own metrics. */
export function countRequests(app: Hono): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by method and status',
    labelNames: ['method', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, in seconds',
    labelNames: ['method'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.use(async (c, next) => {
    const startedAt = performance.now()
    await next()
    requests.inc({ method: c.req.method, status: c.res.status })
    seconds.observe({ method: c.req.method }, (performance.now() - startedAt) / 1000)
  })
  return registry
}

/** Mounts `/health/live` (checks nothing), `/health/ready` (checks database and storage) and `/metrics` (Prometheus). */
export function mountHealth(app: Hono, platform: Platform, readiness: Readiness, registry: Registry): void {
  const pool = platform.database.$client
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, by what they do',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  app.get('/health/live', (c) => c.json({ live: true }))
  app.get('/health/ready', async (c) => {
    const isReady =
      !readiness.isDraining &&
      (await platform.database.execute(sql`select 1`).then(
        () => true,
        () => false,
      ))
    // Without pictures the shop still sells: that is reported, and does not take it out of service.
    const body = { ready: isReady, storage: await readStorage(platform) }
    return c.json(body, isReady ? 200 : 503, isReady ? {} : { 'retry-after': '2' })
  })
  app.get('/metrics', async (c) => {
    // Sales figures are private: they are served only to this machine.
    if (!isLocalRequest(c.req.raw)) return c.notFound()
    return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}

/** A readiness check must be fast: a storage that takes half a second counts as down. */
async function readStorage({ objects }: Platform): Promise<'ok' | 'down'> {
  const answer = objects.check().then(
    () => 'ok' as const,
    () => 'down' as const,
  )
  return Promise.race([answer, setTimeout(500, 'down' as const, { ref: false })])
}
