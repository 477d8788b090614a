import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { leaveDatabase, takeOwnership } from './ownership.ts'

const parent = mkdtempSync(join(tmpdir(), 'makola-embedded-'))
// PostgreSQL runs as another user when the tests run as root.
chmodSync(parent, 0o755)
const folder = join(parent, 'original')
let original: EmbeddedPostgres
beforeAll(async () => {
  original = await startEmbeddedPostgres(folder)
  await run(original, 'create table marks (name text); insert into marks values ($$original$$)')
}, 60_000)
afterAll(async () => {
  await original.stop()
  rmSync(parent, { recursive: true, force: true })
})

async function run({ url }: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'test' })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const names = (server: EmbeddedPostgres) => run(server, 'select name from marks order by name')

describe('a copy of a running server’s folder', { timeout: 60_000 }, () => {
  const copied = join(parent, 'copy')
  it('is served by a server of its own, and writes nothing to the original', async () => {
    cpSync(folder, copied, { recursive: true })
    const copy = await startEmbeddedPostgres(copied)
    try {
      expect(copy.url).not.toBe(original.url)
      await run(copy, 'insert into marks values ($$copy$$)')
      expect(await names(copy)).toEqual([{ name: 'copy' }, { name: 'original' }])
      expect(await names(original)).toEqual([{ name: 'original' }])
    } finally {
      await copy.stop()
    }
  })

  it('opens with a new folder’s mode, an empty process note and no password', async () => {
    const data = join(copied, 'data')
    chmodSync(data, 0o755)
    writeFileSync(join(data, 'postmaster.pid'), '')
    rmSync(join(copied, 'password'))
    const copy = await startEmbeddedPostgres(copied)
    try {
      expect(await names(copy)).toHaveLength(2)
      expect(statSync(data).mode & 0o777).toBe(0o700)
      expect(readFileSync(join(copied, 'password'), 'utf8')).not.toBe(readFileSync(join(folder, 'password'), 'utf8'))
    } finally {
      await copy.stop()
    }
  })
})

describe('a server whose owner is ending', { timeout: 60_000 }, () => {
  it('is handed to the shop that starts meanwhile', async () => {
    const first = await takeOwnership(original)
    expect(await takeOwnership(original)).toBeNull()
    await first?.query("set application_name = 'makola owner, ending'")
    const next = takeOwnership(original)
    // The ending process sees the waiting one.
    await expect
      .poll(() => run(original, "select 1 from pg_stat_activity where application_name = 'makola owner'"))
      .toHaveLength(1)
    if (first) await leaveDatabase(original, first)
    const owner = await next
    expect(owner).not.toBeNull()
    expect(await names(original)).toHaveLength(1)
    await owner?.end()
  })

  it('is started again by a shop that comes while it is stopping', async () => {
    const stopped = original.stop()
    original = await startEmbeddedPostgres(folder)
    await stopped
    original = await startEmbeddedPostgres(folder)
    expect(await names(original)).toEqual([{ name: 'original' }])
  })
})

describe('its socket', { timeout: 60_000 }, () => {
  const wayOf = (server: EmbeddedPostgres) => run(server, 'select inet_client_addr() is null as by_socket')

  it.skipIf(process.platform === 'win32')('is what its own programs use', async () => {
    expect(await wayOf(original)).toEqual([{ by_socket: true }])
    // As a second program does, which finds the server running.
    expect(await wayOf(await startEmbeddedPostgres(folder))).toEqual([{ by_socket: true }])
  })

  it.each([104, 107, 108, 200])('is done without where its path has %i characters', async (length) => {
    const name = 'f'.repeat(length - join(parent, '', '.s.PGSQL.65535').length - 1)
    const far = await startEmbeddedPostgres(join(parent, name))
    try {
      expect(await wayOf(far)).toEqual([{ by_socket: false }])
    } finally {
      await far.stop()
    }
  })

  it('is done without where the folder cannot hold it, on the same port', async () => {
    const home = join(parent, 'without')
    const killed = await startEmbeddedPostgres(home)
    const [pid, , , port] = readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    const lock = join(home, `.s.PGSQL.${port}.lock`)
    rmSync(lock, { force: true })
    mkdirSync(lock)
    const again = await startEmbeddedPostgres(home)
    try {
      expect(new URL(again.url).port).toBe(new URL(killed.url).port)
      expect(await wayOf(again)).toEqual([{ by_socket: false }])
    } finally {
      await again.stop()
    }
  })

  it.skipIf(process.platform === 'win32')('may lie in a folder with any name', async () => {
    const odd = await startEmbeddedPostgres(join(parent, 'a, "b" & c'))
    try {
      expect(await wayOf(odd)).toEqual([{ by_socket: true }])
    } finally {
      await odd.stop()
    }
  })
})

/** Only root can switch users, and that user needs access to this checkout. */
function canBeNameless(): boolean {
  if (process.getuid?.() !== 0) return false
  return spawnSync('/bin/sh', ['-c', 'test -r "$0"', import.meta.filename], { uid: 10_001 }).status === 0
}

it.runIf(canBeNameless())('runs under a user id without a name', { timeout: 60_000 }, async () => {
  const home = join(parent, 'nameless')
  const script = `
    import { chownSync, mkdirSync } from 'node:fs'
    mkdirSync(${JSON.stringify(home)})
    chownSync(${JSON.stringify(home)}, 10001, 10001)
    process.setgroups([])
    process.setgid(10001)
    process.setuid(10001)
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))})
    const server = await startEmbeddedPostgres(${JSON.stringify(home)})
    await server.stop()
    console.log('opened')`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(`${stdout}${stderr}`).toContain('opened')
})
