import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Platform } from '../platform.ts'

/** True while the process accepts requests; false from SIGTERM on. */
export type Readiness = { isDraining: boolean }

/** Mounts `/health/live` (checks nothing) and `/health/ready` (checks database and storage). */
export function mountHealth(app: Hono, platform: Platform, readiness: Readiness): void {
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
}

/** A readiness check must be fast: a storage that takes half a second counts as down. */
async function readStorage({ objects }: Platform): Promise<'ok' | 'down'> {
  const answer = objects.check().then(
    () => 'ok' as const,
    () => 'down' as const,
  )
  return Promise.race([answer, setTimeout(500, 'down' as const, { ref: false })])
}
