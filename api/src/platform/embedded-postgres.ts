import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresBinaries } from './postgres-binaries.ts'

/** A running server and how to stop it, whoever started it. */
export type EmbeddedPostgres = { url: string; stop: () => Promise<void> }

const startTimeoutMilliseconds = 30_000

/**
 * Starts the PostgreSQL whose data is in `folder`, making it first when it is new. A server that a killed process left
 * behind is adopted; one that was killed itself starts again on its port. It listens on the loopback address only.
 * @throws Error with the server's own last lines when it does not start.
 */
export async function startEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  mkdirSync(folder, { recursive: true })
  const home = prepareHome(folder)
  const data = join(home.folder, 'data')
  const passwordFile = join(home.folder, 'password')
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(home, data, passwordFile)
  const password = readFileSync(passwordFile, 'utf8').trim()
  const running = await runningServer(data, password)
  if (running) return { url: running, stop: () => stopServer(home, data) }
  const port = await freePort(lastPort(data))
  const logFile = join(home.folder, 'server.log')
  const log = openSync(logFile, 'a')
  // Detached: Ctrl-C reaches this program only, which ends its requests before it stops the server.
  const server = spawn(join(home.binaries, 'postgres'), ['-D', data, '-p', String(port), ...serverSettings], {
    stdio: ['ignore', log, log],
    detached: true,
    ...home.user,
  })
  server.unref()
  const url = urlOf(port, password)
  const deadline = Date.now() + startTimeoutMilliseconds
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      // Two processes may start at the same moment: one of them loses, and finds the other's server.
      const other = await runningServer(data, password)
      if (other) return { url: other, stop: () => stopServer(home, data) }
      throw new Error(
        `The embedded database did not start:\n${readFileSync(logFile, 'utf8').split('\n').slice(-6).join('\n')}`,
      )
    }
    await delay(25)
  }
  return { url, stop: () => stopServer(home, data) }
}

// Every acknowledged write is on disk (fsync and synchronous_commit stay on).
const serverSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'shared_buffers=128MB',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
].flatMap((setting) => ['-c', setting])

type Home = { folder: string; binaries: string; user: { uid?: number; gid?: number } }

/**
 * PostgreSQL refuses to run as root. For root, it runs as the unprivileged user `nobody`, and where that user cannot
 * reach the project's folder (a clone in /root), the server and its data live under /var/lib instead.
 */
function prepareHome(folder: string): Home {
  const native = findPostgresBinaries()
  if (process.platform === 'win32' || process.getuid?.() !== 0)
    return { folder, binaries: join(native, 'bin'), user: {} }
  const user = { uid: 65_534, gid: 65_534 }
  const canReach = (path: string) => spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], user).status === 0
  if (canReach(folder) && canReach(join(native, 'bin', 'postgres'))) {
    chownSync(folder, user.uid, user.gid)
    return { folder, binaries: join(native, 'bin'), user }
  }
  const elsewhere = join('/var/lib/makola', Buffer.from(folder).toString('base64url').slice(-80))
  mkdirSync(elsewhere, { recursive: true })
  chownSync(elsewhere, user.uid, user.gid)
  const copy = join('/var/lib/makola', 'postgres-18')
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return { folder: elsewhere, binaries: join(copy, 'bin'), user }
}

function initialise(home: Home, data: string, passwordFile: string): void {
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (home.user.uid !== undefined && home.user.gid !== undefined) chownSync(passwordFile, home.user.uid, home.user.gid)
  const result = spawnSync(
    join(home.binaries, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'makola',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--locale-provider=builtin',
    ],
    { encoding: 'utf8', ...home.user },
  )
  if (result.status !== 0) throw new Error(`The embedded database could not be made:\n${result.stderr || result.error}`)
  chmodSync(data, 0o700)
}

/** The address of a server that already runs on this data, or null. */
async function runningServer(data: string, password: string): Promise<string | null> {
  const port = lastPort(data)
  const url = urlOf(port, password)
  return port > 0 && (await answers(url)) ? url : null
}

/** The port of a server that runs or was killed, from line 4 of its postmaster.pid; 0 after a clean end. */
function lastPort(data: string): number {
  const pidFile = join(data, 'postmaster.pid')
  return existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[3]) || 0 : 0
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function stopServer(home: Home, data: string): Promise<void> {
  const child = spawn(join(home.binaries, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w', '-t', '20'], {
    stdio: 'ignore',
    ...home.user,
  })
  await new Promise((resolve) => child.once('close', resolve))
}

function urlOf(port: number, password: string): string {
  return `postgres://makola:${password}@127.0.0.1:${port}/postgres`
}

/** The wanted port when it is free, else any other. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort(0))))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
