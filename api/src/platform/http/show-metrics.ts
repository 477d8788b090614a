import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { openMeasures } from '../measure.ts'
import type { Metric } from '../metrics/metric.ts'
import { metricsSettings } from '../metrics/metrics-settings.ts'
import { metricsMediaType, writeMetrics } from '../metrics/write-metrics.ts'
import type { Module } from '../module.ts'
import type { Platform } from '../platform.ts'
import { StartError } from '../start-error.ts'
import { isForThisMachine } from '../this-machine.ts'
import { isLocalRequest } from './public-address.ts'

/** The metrics as text, read anew where a figure is too old. */
export type ReadMetrics = () => Promise<string>

export function openMetrics(platform: Platform, modules: readonly Module[]): ReadMetrics {
  const readMeasures = openMeasures(
    platform,
    modules.flatMap((module) => module.measures ?? []),
  )
  return async () => {
    await readMeasures()
    return writeMetrics(listMetrics(modules))
  }
}

/** Every metric of the shop: what it counts and what it reads. */
export function listMetrics(modules: readonly Module[]): Metric[] {
  return modules.flatMap(({ metrics = [], measures = [] }) => [
    ...metrics,
    ...measures.flatMap(({ gauges }) => gauges as readonly Metric[]),
  ])
}

/**
 * Answers `/metrics` on the shop's own port: with the token where there is one; else, on a shop that is for this machine only and has
 * no other place for them, to this machine. Sales figures are private.
 */
export function mountMetrics(site: Hono, { config }: Pick<Platform, 'config'>, read: ReadMetrics): void {
  const { listener, token } = config.of(metricsSettings)
  const isWelcome = (request: Request) =>
    token === null ? !listener && isForThisMachine(config) && isLocalRequest(request) : hasToken(request, token)
  site.get('/metrics', async (c) => (isWelcome(c.req.raw) ? answer(await read()) : c.notFound()))
}

/**
 * Opens the listener that METRICS_PORT asks for; returns how to close it.
 * @throws StartError when the port cannot be had.
 */
export async function openMetricsDoor({ config }: Pick<Platform, 'config'>, read: ReadMetrics): Promise<() => void> {
  const { listener, token } = config.of(metricsSettings)
  if (!listener) return () => {}
  const door = new Hono()
  door.get('/metrics', async (c) =>
    token === null || hasToken(c.req.raw, token)
      ? answer(await read())
      : c.text('', 401, { 'www-authenticate': 'Bearer' }),
  )
  const server = createServer({ requestTimeout: 10_000 }, getRequestListener(door.fetch))
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          `METRICS_PORT ${listener.port} on ${listener.host} cannot be listened on (${code}). Set another one.`,
        ),
      ),
    )
    server.listen(listener.port, listener.host, resolve)
  })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

function answer(text: string): Response {
  return new Response(text, { headers: { 'content-type': metricsMediaType, 'cache-control': 'no-store' } })
}

/** The comparison reveals neither the first difference nor the length of the token. */
function hasToken(request: Request, token: string): boolean {
  const sent = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(sent), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
