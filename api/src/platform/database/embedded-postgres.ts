import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { isSameFolder, mendDataFolder, readPassword, savePassword } from './mend-data-folder.ts'
import { type PostgresHome, preparePostgresHome } from './postgres-home.ts'

/** A running server, started by this process or another one, and how to stop it. */
export type EmbeddedPostgres = { url: string; stop: () => Promise<void> }

export type Starting = {
  /** The time in milliseconds until it must answer. */
  patience?: number
  /** Each finished piece of its log is copied into `archiveOf` its folder, at least once a minute while something happens. */
  archivesLog?: boolean
  /** More of its settings, as `name=value`. */
  settings?: readonly string[]
}

const startTimeoutMilliseconds = 30_000
const stopTimeoutMilliseconds = 20_000

/** Where a database lies until it is restored: none is made in its place before. */
export const partialOf = (folder: string) => `${folder}.partial`

/** Starts the server early when its folder has been filled before; null for a new folder, which is made only when it is needed. */
export function startExistingPostgres(folder: string, starting: Starting): Promise<EmbeddedPostgres> | null {
  return existsSync(folder) ? startEmbeddedPostgres(folder, starting) : null
}

/** Where finished pieces of the log wait, beside the server's data. */
export const archiveOf = (dataDirectory: string) => join(dirname(dataDirectory), 'log-archive')

/**
 * Starts the PostgreSQL whose data is in `folder`, creating it first when it is new. A server left by a killed process is
 * adopted; a killed server restarts on its port; one that is ending is awaited. It listens on the loopback address and, where its
 * folder can hold one, on a Unix socket, which takes both sides about a fifth less time for each statement.
 * @throws StartError for a folder whose restore was not finished; Error with the server's own last lines when it does not start.
 */
export async function startEmbeddedPostgres(
  folder: string,
  { patience = startTimeoutMilliseconds, archivesLog = false, settings = [] }: Starting = {},
): Promise<EmbeddedPostgres> {
  if (existsSync(partialOf(folder))) {
    throw new StartError(
      `A restore into ${dirname(folder)} was not finished. Delete what is in that folder and restore again.`,
    )
  }
  mkdirSync(folder, { recursive: true })
  const home = preparePostgresHome(folder)
  const data = join(home.folder, 'data')
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(home, data)
  await mendDataFolder(home, data)
  const password = readPassword(home, data)
  const stop = () => stopServer(home, data)
  const options = [...serverSettings, ...settings, ...(archivesLog ? archiveSettings(home, data) : [])]
  const deadline = Date.now() + patience
  while (true) {
    const running = await runningServer(data, password)
    if (running) return { url: running, stop }
    const started = await tryToStart(home, data, { password, deadline, options, socketFolder: socketFolderOf(home) })
    if (started) return { url: started, stop }
    // Another process's server holds the data: it is starting, and answers soon, or ending, and is gone soon.
    await delay(100)
  }
}

type Attempt = {
  password: string
  deadline: number
  options: readonly string[]
  socketFolder: string
  /** That of the last server, where it is not given. */
  port?: number
}

/**
 * The address of the server that was started, or null when another one holds the data.
 * @throws Error with the server's own last lines.
 */
async function tryToStart(home: PostgresHome, data: string, attempt: Attempt): Promise<string | null> {
  const { password, deadline, options, socketFolder, port = await freePort(portIn(readNote(data))) } = attempt
  const logFile = join(home.folder, 'server.log')
  const log = openSync(logFile, 'a')
  const before = fstatSync(log).size
  // Detached: Ctrl-C reaches this program only, which finishes its requests before it stops the server.
  const server = spawn(
    join(home.binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...[...options, socketSetting(socketFolder)].flatMap((option) => ['-c', option])],
    {
      stdio: ['ignore', log, log],
      detached: true,
      ...home.user,
    },
  )
  server.unref()
  closeSync(log)
  const url = urlOf(port, password, socketFolder)
  while (!(await serves(url, data))) {
    const isOver = server.exitCode !== null || server.signalCode !== null
    if (isOver || Date.now() > deadline) {
      const said = readFileSync(logFile).subarray(before).toString()
      if (isOver && Date.now() < deadline) {
        // A mounted folder may know no sockets, or hold one that another user has left.
        if (socketFolder !== '' && /Unix-domain|lock file ".*\.s\.PGSQL/.test(said))
          return tryToStart(home, data, { ...attempt, port, socketFolder: '' })
        if (/lock file .* already exists/.test(said)) return null
      }
      throw new Error(`The embedded database did not start:\n${said.trim().split('\n').slice(-6).join('\n')}`)
    }
    await delay(25)
  }
  return url
}

// Every acknowledged write is on disk (fsync and synchronous_commit stay on).
const serverSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_permissions=0700',
  'max_connections=100',
  'shared_buffers=128MB',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  // As they are with segments of 16 MB: small segments would make small ones of these.
  'max_wal_size=1GB',
  'min_wal_size=80MB',
]

function archiveSettings({ user }: PostgresHome, data: string): string[] {
  const archive = archiveOf(data)
  mkdirSync(archive, { recursive: true, mode: 0o700 })
  if (user.uid !== undefined && user.gid !== undefined) chownSync(archive, user.uid, user.gid)
  return [
    'archive_mode=on',
    'archive_library=basic_archive',
    `basic_archive.archive_directory=${archive}`,
    'archive_timeout=60s',
  ]
}

function initialise(home: PostgresHome, data: string): void {
  const passwordFile = savePassword(home, randomBytes(24).toString('base64url'))
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
      // A piece of the log is kept as it is, full or not.
      '--wal-segsize=1',
    ],
    { encoding: 'utf8', ...home.user },
  )
  if (result.status !== 0) throw new Error(`The embedded database could not be made:\n${result.stderr || result.error}`)
  chmodSync(data, 0o700)
}

/** The address of a server that already runs on this data, or null. */
async function runningServer(data: string, password: string): Promise<string | null> {
  const note = readNote(data)
  const port = portIn(note)
  const socketFolder = note[4] ?? ''
  const url = urlOf(port, password, existsSync(socketOf(socketFolder, port)) ? socketFolder : '')
  return port > 0 && (await serves(url, data)) ? url : null
}

/** The port of a server that runs or was killed; 0 after a clean end. */
function portIn(note: readonly string[]): number {
  return Number(note[3]) || 0
}

/**
 * The lines of `postmaster.pid`: the first is the server's process, the fourth its port, the fifth the folder of its socket, if it
 * has one. None after a clean end.
 */
function readNote(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Returns true when a server answers there and serves this folder: a copied note may name the original's port. */
async function serves(url: string, data: string): Promise<boolean> {
  // Loaded while the server starts.
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return isSameFolder(rows[0]?.data_directory ?? '', data)
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Stops the server that has the data now and waits for its end; one started by another process after that is left alone. */
async function stopServer(home: PostgresHome, data: string): Promise<void> {
  const stopping = readNote(data)[0]
  if (stopping === undefined) return
  const child = spawn(join(home.binaries, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-W'], {
    stdio: 'ignore',
    ...home.user,
  })
  await new Promise((resolve) => child.once('close', resolve))
  const deadline = Date.now() + stopTimeoutMilliseconds
  while (readNote(data)[0] === stopping && Date.now() < deadline) await delay(25)
}

/** The socket's folder is given beside the address, so that the result is a URL, and one of `psql`. */
function urlOf(port: number, password: string, socketFolder: string): string {
  const url = new URL(`postgres://makola:${password}@127.0.0.1:${port}/postgres`)
  if (socketFolder !== '') url.searchParams.set('host', socketFolder)
  return url.href.replaceAll('+', '%20')
}

const socketOf = (folder: string, port: number) => join(folder, `.s.PGSQL.${port}`)

/** A list of one folder, or of none. */
const socketSetting = (folder: string) => `unix_socket_directories=${folder && `"${folder.replaceAll('"', '""')}"`}`

/** The longest path of a socket, in bytes: macOS allows 103, Linux 107. */
const longestSocket = 103

/** Empty where the path would be too long, and on Windows, where Node.js knows no sockets of this kind. */
function socketFolderOf({ folder }: PostgresHome): string {
  const isTooLong = Buffer.byteLength(socketOf(folder, 65_535)) > longestSocket
  return isTooLong || process.platform === 'win32' ? '' : folder
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
