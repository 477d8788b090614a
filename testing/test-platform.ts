import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { createApp } from '../api/src/app.ts'
import { modules } from '../api/src/modules.ts'
import type { Clock } from '../api/src/platform/clock.ts'
import { type Config, readConfig } from '../api/src/platform/config.ts'
import { openDatabase } from '../api/src/platform/database/database.ts'
import { openStreams } from '../api/src/platform/http/stream.ts'
import { createLog } from '../api/src/platform/log.ts'
import { openOutboxFolder } from '../api/src/platform/mail/mailer.ts'
import { openJobs } from '../api/src/platform/messaging/jobs.ts'
import { openShopChanges } from '../api/src/platform/messaging/shop-changes.ts'
import { openSignals } from '../api/src/platform/messaging/signals.ts'
import { fileReadersOf, keptObjectsOf, privacyOf } from '../api/src/platform/module.ts'
import type { Platform } from '../api/src/platform/platform.ts'
import { openObjectStore } from '../api/src/platform/storage/open-object-store.ts'
import { noteProblem } from './note-problems.ts'

/** A clock that stands still until a test moves it. */
export type MovableClock = Clock & { advance(seconds: number): void }

export type TestPlatform = Platform & {
  clock: MovableClock
  /** Its database, for a test that plays another process of the same shop. */
  databaseUrl: string
  /** Calls the API in process: `request('/rates/')`, with an optional JSON body. */
  request: (path: string, init?: RequestInit & { json?: unknown }) => Promise<Response>
  close: () => Promise<void>
}

/**
 * A whole shop on a database of its own, copied from the migrated template that `global-setup.ts` made. Its clock starts
 * at the real time, because the database's own `now()` does too.
 */
export async function openTestPlatform(environment: Record<string, string> = {}): Promise<TestPlatform> {
  const server = inject('databaseUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template makola_template strategy file_copy`)
  const url = urlOf(server, name)
  const folder = mkdtempSync(join(tmpdir(), 'makola-test-'))
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0', ...environment }, modules)
  // Many clients of a test on a slow machine may wait long for a connection; the test is about being served.
  const database = openDatabase(url.href, 20, { waitMilliseconds: 60_000 })
  const log = createLog(config.logLevel)
  const secret = 'a secret that only tests know, 32 characters'
  let offsetMilliseconds = 0
  const clock: MovableClock = {
    now: () => new Date(Date.now() + offsetMilliseconds),
    advance: (seconds) => {
      offsetMilliseconds += Math.round(seconds * 1000)
    },
  }
  const signals = await openSignals(url.href, log)
  const platform: Platform & { clock: MovableClock } = {
    config,
    clock,
    log,
    database,
    jobs: await openJobs(
      database,
      log,
      modules.flatMap((module) => module.reactions ?? []),
      [],
    ),
    signals,
    changes: openShopChanges(url.href, log),
    streams: openStreams(signals),
    mailer: openOutboxFolder(join(folder, 'outbox')),
    objects: await openObjectStore(config, { secret, clock }),
    fetch: fetchInside(config, (request) => answer(request)),
    // A test that fetches names the server.
    outside: { mayReach: () => false, resolve: () => Promise.reject(new Error('no network in tests')) },
    keptObjects: keptObjectsOf(modules),
    fileReaders: fileReadersOf(modules),
    ...privacyOf(modules),
    secret,
  }
  const app = createApp(platform)
  const answer = async (request: Request) => noteProblem(request, await app.fetch(request))
  return {
    ...platform,
    databaseUrl: url.href,
    request: async (path, { json, ...init } = {}) => {
      const headers = new Headers(init.headers)
      if (json !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
      const body = json === undefined ? init.body : JSON.stringify(json)
      return answer(
        new Request(`http://localhost/api${path}`, { ...init, headers, ...(body !== undefined && { body }) }),
      )
    },
    close: async () => {
      platform.streams.end()
      await platform.jobs.stop()
      await platform.signals.close()
      await platform.changes.close()
      await database.$client.end()
      await administer(server, `drop database ${name} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function urlOf(server: string, database: string): URL {
  const url = new URL(server)
  url.pathname = `/${database}`
  // A commit is visible at once, but does not wait for the disk: no test cuts the power.
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url
}

/** Requests to the shop's own address reach it; beyond it there are only servers that a test started. */
function fetchInside(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  answer: (request: Request) => Promise<Response>,
): Platform['fetch'] {
  return async (input, init) => {
    const target = input instanceof Request ? input.url : String(input)
    // Unchanged: a request of our own in between may be garbage-collected, and with it the signal that ends the call.
    if (new URL(target).hostname === '127.0.0.1') return fetch(input, init)
    if (!target.startsWith(publicUrl)) throw new TypeError('fetch failed: no network in tests')
    return answer(new Request(input, init))
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
