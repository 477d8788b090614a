import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createApi } from './app.ts'
import { findSetupLink } from './auth/account/set-up-shop.ts'
import { refusePrintedPasswords } from './auth/passwords/refuse-printed-passwords.ts'
import { isLongUpload } from './long-uploads.ts'
import { keepClosed } from './opening/keep-closed.ts'
import type { Config } from './platform/config.ts'
import type { EmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { catchErrors } from './platform/http/answer-problems.ts'
import { cutSlowBodies } from './platform/http/cut-slow-bodies.ts'
import { prepareDrain } from './platform/http/drain.ts'
import { mountHealth, type Readiness } from './platform/http/health.ts'
import { shareConnections } from './platform/http/share-connections.ts'
import { mountMetrics, openMetrics, openMetricsDoor } from './platform/http/show-metrics.ts'
import { type DoorGuard, guardDoor } from './platform/load/guard-door.ts'
import { countRequests } from './platform/metrics/count-requests.ts'
import { metricsSettings } from './platform/metrics/metrics-settings.ts'
import type { Module } from './platform/module.ts'
import { openPlatform } from './platform/open-platform.ts'
import { createClosedSite } from './platform/pages/closed-site.ts'
import { smallestToCompressBytes } from './platform/pages/compress-answer.ts'
import { compressAnswers } from './platform/pages/compress-answers.ts'
import { countAnswer } from './platform/pages/count-answers.ts'
import { keepAnswers } from './platform/pages/keep-answers.ts'
import { secureHeaders } from './platform/pages/secure-headers.ts'
import { isSharedPage, loadPages, servePages } from './platform/pages/serve-pages.ts'
import type { Platform } from './platform/platform.ts'
import { refusePublicFaults } from './platform/public-faults.ts'
import { StartError } from './platform/start-error.ts'
import { isForThisMachine } from './platform/this-machine.ts'
import { startTraces } from './platform/traces/start-traces.ts'
import { traceRequests } from './platform/traces/trace-requests.ts'
import { eraseAgain } from './privacy/erase-again.ts'

type Service = 'web' | 'worker'

/** The time for running requests after SIGTERM, in milliseconds. */
const drainMilliseconds = 10_000

/** Time for the body of an ordinary request, and for a file: as long as its signed address lives. In milliseconds. */
const bodyMilliseconds = { ordinary: 30_000, file: 600_000 }

/**
 * How long an idle connection stays, in milliseconds. A proxy must be the one who ends it: on a connection that we end, its next
 * request may be on the way, and its visitor gets a 502. Proxies keep them for up to two minutes.
 */
const idleMilliseconds = { ofVisitor: 5_000, ofProxy: 130_000 }

/** Connections that one process keeps open at the same time. */
const mostConnections = 10_000

type Served = {
  servicesFlag?: string | undefined
  /** The embedded database, if it is starting already. */
  starting: Promise<EmbeddedPostgres> | null
}

/** Starts the chosen services and runs until it is told to stop. Returns the exit code. */
export async function serve(
  config: Config,
  modules: readonly Module[],
  { servicesFlag, starting }: Served,
): Promise<number> {
  const services = readServices(servicesFlag)
  const endTraces = await startTraces(config.of(metricsSettings).tracesEndpoint)
  refusePublicFaults(config, { isOneProcess: services.size === 2 })
  // Heard from here on: who is told to stop while it opens stops its database, too.
  const told = stopSignal()
  // The port is opened first: a conflict is reported at once, not after the seeding.
  const door = services.has('web') ? await openDoor(config) : null
  // The pages are loaded while the database starts. What is wrong with them is told when they are mounted.
  if (door) void loadPages(config).catch(() => {})
  const { platform, announceEnd, close } = await openPlatform(config, modules, { owns: true, starting })
  let closeMetrics = () => {}
  try {
    reportStorage(platform)
    await refusePrintedPasswords(platform)
    // A restore that was broken off has left it to the first start.
    await eraseAgain(platform)
    if (config.seed === 'demo') await (await import('../../demo/seed.ts')).seedWhenEmpty(platform)
    const readiness: Readiness = { isDraining: false }
    const readMetrics = openMetrics(platform, modules)
    closeMetrics = await openMetricsDoor(platform, readMetrics)
    if (door) {
      const guard = guardDoor(platform)
      door.admit((await createSite(platform, modules, readiness, { readMetrics, guard })).fetch, guard)
    }
    if (services.has('worker')) await platform.jobs.startWorkers(platform)
    await announce(platform, services)
    await told
    readiness.isDraining = true
    await announceEnd()
    if (door) await leaveDoor(door, platform)
    return 0
  } finally {
    closeMetrics()
    await close()
    await endTraces()
  }
}

/** The door stays open until a balancer has seen that this process is not ready; then nobody new is admitted. */
async function leaveDoor(door: Door, { config, streams }: Platform): Promise<void> {
  door.beginToClose()
  await wait(config.drainWaitSeconds * 1000)
  streams.end()
  await door.close()
}

function readServices(flag: string | undefined): Set<Service> {
  const names = (flag ?? '--services=web,worker').replace('--services=', '').split(',')
  const unknown = names.filter((name) => name !== 'web' && name !== 'worker')
  if (unknown.length > 0) throw new StartError(`--services takes web and worker, not ${unknown.join(', ')}.`)
  return new Set(names as Service[])
}

type SiteParts = { readMetrics?: ReturnType<typeof openMetrics>; guard?: DoorGuard }

/** The whole site as one app: health, cached answers, API, the modules' routes outside the API, pages. */
export async function createSite(
  platform: Platform,
  modules: readonly Module[],
  readiness: Readiness,
  { readMetrics = openMetrics(platform, modules), guard }: SiteParts = {},
): Promise<Hono> {
  const site = new Hono()
  catchErrors(site, platform)
  site.use(countRequests())
  if (platform.config.of(metricsSettings).tracesEndpoint !== null) site.use(traceRequests())
  const made = new Hono()
  catchErrors(made, platform)
  const { app: api, isShared } = createApi(platform)
  const answerShared = keepAnswers(platform, {
    fetch: made.fetch,
    isSharedCall: isShared,
    isSharedPage,
    count: countAnswer,
  })
  keepClosed(site, platform)
  guard?.lookInto(answerShared)
  site.use(async (c, next) => (await answerShared(c.req.raw)) ?? next())
  site.use(async (c, next) => {
    await next()
    // Who edits and then looks, sees it: the next answer reads first what has changed.
    if (c.req.method !== 'GET' && c.req.header('authorization') !== undefined) platform.changes.expectChange()
  })
  secureHeaders(site, platform.config)
  mountHealth(site, platform, readiness)
  mountMetrics(site, platform, readMetrics)
  site.use(compress({ threshold: smallestToCompressBytes }))
  site.use(compressAnswers)
  made.route('/', api)
  for (const module of modules) module.site?.(made, platform)
  // Pages are rendered by the web's build, whose loaders call the API in this process, not over the network.
  const fetchInProcess = (request: Request) => answerShared(request) ?? api.fetch(request)
  Object.assign(fetchInProcess, { read: answerShared.read })
  Object.assign(globalThis, { [Symbol.for('makola.api')]: fetchInProcess })
  await servePages(made, platform.config)
  return site.route('/', made)
}

type Fetch = Hono['fetch']
type Door = {
  admit: (fetch: Fetch, guard: DoorGuard) => void
  beginToClose: () => void
  close: () => Promise<void>
}

/** Listens at once and answers 503 until the site is ready. */
async function openDoor(config: Config): Promise<Door> {
  const { host, port } = config
  let site: Fetch = createClosedSite(config).fetch
  let guard: DoorGuard | null = null
  const answer = getRequestListener((request, env) => site(request, env))
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: bodyMilliseconds.file,
      keepAliveTimeout: config.trustProxy ? idleMilliseconds.ofProxy : idleMilliseconds.ofVisitor,
      connectionsCheckingInterval: 2_000,
    },
    (incoming, outgoing) => (guard ? guard.receive(incoming, outgoing, answer) : answer(incoming, outgoing)),
  )
  shareConnections(server, mostConnections)
  cutSlowBodies(server, { milliseconds: bodyMilliseconds.ordinary, isLong: isLongUpload })
  const drain = prepareDrain(server, drainMilliseconds)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainDoor(error, config)))
    server.listen(port, host, resolve)
  })
  return {
    admit: (fetch, given) => {
      site = fetch
      guard = given
    },
    close: async () => {
      await drain.finish()
      guard?.close()
    },
    beginToClose: drain.begin,
  }
}

/** The reason why the address cannot be listened on, in words. */
function explainDoor(error: NodeJS.ErrnoException, { host, port }: Config): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is taken. Set PORT to another one.`)
  if (error.code === 'EACCES') {
    return new StartError(`This user may not listen on port ${port}. Set PORT to one above 1023.`)
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') {
    return new StartError(`HOST is ${host}, which is no address of this machine. Set HOST to localhost or 0.0.0.0.`)
  }
  return error
}

/** Finds out the bucket's abilities before the first upload; a shop also opens without it. */
function reportStorage({ objects, log }: Platform): void {
  objects.check().then(
    (place) => log.info({ place }, 'picture storage'),
    (error: unknown) => log.error({ err: error }, 'picture storage does not answer'),
  )
}

async function announce(platform: Platform, services: Set<Service>): Promise<void> {
  const { config, log } = platform
  log.info({ services: [...services] }, 'started')
  if (!services.has('web')) return
  console.log(`\n  ${config.shopName} is open:  ${config.publicUrl}\n`)
  const setupLink = await findSetupLink(platform)
  if (setupLink) console.log(`  Nobody runs it yet. Make your account, once, here:  ${setupLink}\n`)
  if (!config.smtp && isForThisMachine(config)) console.log(`  Mail that it sends:  ${config.publicUrl}/dev/mail`)
  if (config.seed === 'demo') (await import('../../demo/announce-people.ts')).announcePeople(platform)
  console.log('')
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        resolve()
        // A second signal means: stop now.
        process.once(signal, () => process.exit(1))
      })
    }
  })
}
