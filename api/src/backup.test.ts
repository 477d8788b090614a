import { spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Buyer, rateOf } from '../../testing/shop/buyer.ts'
import { makeDataFolder } from '../../testing/shop/data-folder.ts'
import { shopCommandBeside } from '../../testing/shop/shop-command.ts'
import { type ShopProcess, startShop } from '../../testing/shop/shop-process.ts'
import { buildServerWhenChanged } from '../../tools/build-server.ts'
import { findPngFault } from './media/pictures/find-png-fault.ts'
import { modules } from './modules.ts'
import { BackupError } from './platform/backup/backup-error.ts'
import { findBackup, listBackups, type Manifest, openBackup } from './platform/backup/manifest.ts'
import { readConfig } from './platform/config.ts'
import { restore } from './restore.ts'

// A demo shop of its own, run, killed and restored as an operator does it.
const parent = makeDataFolder()
const dataDir = join(parent, 'shop')
const backups = join(parent, 'backups')
const restored = join(parent, 'restored')
const keyFile = join(dataDir, 'backup-key')
let shop: ShopProcess
beforeAll(async () => {
  shop = await startShop(dataDir)
}, 240_000)
afterAll(async () => {
  await shop.stop()
  rmSync(parent, { recursive: true, force: true })
})

const command = (...args: string[]) => shopCommandBeside({ DATA_DIR: dataDir }, ...args)
const restoreInto = (folder: string, environment: Record<string, string> = {}, backup = backups) =>
  shopCommandBeside({ DATA_DIR: dataDir, ...environment }, 'restore', backup, '--into', folder)

/** A connection to the embedded database of a data folder. */
async function connectTo(folder: string): Promise<pg.Client> {
  const note = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(folder, 'postgres/password'), 'utf8').trim()
  const client = new pg.Client({ connectionString: `postgres://makola:${password}@127.0.0.1:${note[3]}/postgres` })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function readOrders(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>('select id from orders')
  return new Set(rows.map(({ id }) => id))
}

/** The position of the log at which an order was certainly there. */
type Acknowledged = { id: string; lsn: bigint }
const positionOf = (lsn: string) => {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** On a machine this busy, a connection that waits for its next use is closed now and then. */
function noAnswer(error: unknown): null {
  if (error instanceof TypeError && error.message === 'fetch failed') return null
  throw error
}

/** Four buyers who order again and again until they are told to stop. */
async function beginOrders(url: string, client: pg.Client) {
  const rate = await rateOf(url, 'NG')
  const { rows } = await client.query<{ id: string }>(
    'select id from variants where on_hand - held >= 10 order by on_hand - held desc limit 80',
  )
  const acknowledged: Acknowledged[] = []
  let isOver = false
  async function buy(ids: readonly string[]): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const buyer = new Buyer(url)
      const quote = await buyer.quote(rate, ids[turn % ids.length] ?? '').catch(noAnswer)
      const answer = quote && (await buyer.place(quote).catch(noAnswer))
      if (!answer) continue
      const { status, body } = answer
      if (status !== 201) throw new Error(`An order was answered ${status}: ${JSON.stringify(body)}`)
      const { rows: found } = await client.query<{ lsn: string }>('select pg_current_wal_flush_lsn() as lsn')
      acknowledged.push({ id: body.data.id, lsn: positionOf(found[0]?.lsn ?? '') })
    }
  }
  const quarter = Math.ceil(rows.length / 4)
  const ids = rows.map(({ id }) => id)
  const buying = Promise.all([0, 1, 2, 3].map((index) => buy(ids.slice(index * quarter, (index + 1) * quarter))))
  // A failure is told when they are stopped.
  buying.catch(() => {})
  return {
    acknowledged,
    async stop() {
      isOver = true
      await buying
    },
  }
}

async function manifestOf(path: string): Promise<Manifest> {
  return (await openBackup(findBackup(path), readFileSync(keyFile, 'utf8').trim())).manifest
}

test('orders run, backup, kill -9: a restore elsewhere has every order acknowledged before its end, and each picture', {
  timeout: 300_000,
}, async () => {
  const client = await connectTo(dataDir)
  const orders = await beginOrders(shop.url, client)
  await expect.poll(() => orders.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(4)
  const before = orders.acknowledged.length
  const { rows: size } = await client.query<{ megabytes: number }>(
    "select (pg_database_size('postgres') / 1048576)::int as megabytes",
  )
  const rate = 16
  const made = await command('backup', '--to', backups, '--rate', String(rate))
  expect(made).toMatchObject({ code: 0 })
  // Not faster than it may be: the shop's work goes on beside it.
  const seconds = Number(/\(([\d.]+) s\)/.exec(made.output)?.[1])
  expect(seconds).toBeGreaterThan((0.8 * (size[0]?.megabytes ?? 0)) / rate)
  const after = orders.acknowledged.length
  await expect.poll(() => orders.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(after)
  await orders.stop()
  await client.end()
  const server = Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
  shop.process.kill('SIGKILL')
  process.kill(server, 'SIGKILL')

  const { code, output } = await restoreInto(restored)
  expect(output).toMatch(/All \d+ invariants hold/)
  expect(code).toBe(0)
  shop = await startShop(restored)
  const there = await connectTo(restored)
  const found = await readOrders(there)
  const manifest = await manifestOf(backups)
  const end = manifest.kind === 'physical' ? positionOf(manifest.endLsn) : 0n
  const promised = orders.acknowledged.filter(({ lsn }) => lsn <= end)
  // The backup ended while orders ran: some came during it, and some after it.
  expect(promised.length).toBeGreaterThan(before)
  expect(promised.length).toBeLessThan(orders.acknowledged.length)
  expect(promised.filter(({ id }) => !found.has(id))).toEqual([])

  const { rows: pictures } = await there.query<{ name: string }>('select name from pictures')
  expect(pictures.length).toBeGreaterThan(100)
  const faults: unknown[] = []
  // One after the other: more at once than a browser asks for would be refused by a busy shop.
  for (const { name } of pictures) {
    const response = await fetch(`${shop.url}/media/${name}`)
    faults.push(response.ok ? findPngFault(new Uint8Array(await response.arrayBuffer())) : response.status)
  }
  expect(faults.filter(Boolean)).toEqual([])
  expect(readFileSync(join(restored, 'secret'), 'utf8')).toBe(readFileSync(join(dataDir, 'secret'), 'utf8'))
  await there.end()
})

test('a logical backup moves the shop to another server: every order, every waiting event, every rule', {
  timeout: 240_000,
}, async () => {
  const client = await connectTo(restored)
  const orders = await beginOrders(shop.url, client)
  await expect.poll(() => orders.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(3)
  const before = [...orders.acknowledged]
  const waiting = { name: 'of-nothing.png' }
  await client.query(
    `insert into pgboss.job (name, data, start_after, policy) values ('picture.dropped/remove-objects', $1, now() + interval '1 day', 'standard')`,
    [waiting],
  )
  const moved = join(parent, 'moved')
  const environment = { BACKUP_PASSPHRASE: 'words that nobody else knows' }
  const made = await shopCommandBeside(
    { DATA_DIR: restored, ...environment },
    ...['backup', '--logical', '--to', join(parent, 'logical')],
  )
  expect(made).toMatchObject({ code: 0 })
  await orders.stop()
  await client.end()

  const server = new pg.Client({ connectionString: inject('databaseUrl') })
  await server.connect()
  await server.query('create database moved_shop')
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: '/moved_shop' }).href
  const target = new pg.Client({ connectionString: url })
  try {
    const filling = () => restoreInto(moved, { ...environment, DATABASE_URL: url }, join(parent, 'logical'))
    const { code, output } = await filling()
    expect(output).toMatch(/All \d+ invariants hold/)
    expect(code).toBe(0)
    await target.connect()
    const found = await readOrders(target)
    expect(before.filter(({ id }) => !found.has(id))).toEqual([])
    const { rows } = await target.query('select count(*)::int as count from pgboss.job where data @> $1', [waiting])
    expect(rows).toEqual([{ count: 1 }])
    // What fell due since is not late there: no worker has run.
    const { rows: worked } = await target.query<{ cron_on: Date }>('select cron_on from pgboss.version')
    expect(worked).toEqual([{ cron_on: new Date(/backup of (\S+) with/.exec(output)?.[1] ?? '') }])
    expect(readdirSync(join(moved, 'media')).length).toBeGreaterThan(100)
    // What lives there now is not written over.
    expect(await filling()).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') })
  } finally {
    await target.end()
    await server.query('drop database moved_shop with (force)')
    await server.end()
  }
})

test.each(['0', 'fast', '1.5', '1001'])('a backup at a rate of %s is refused, and nothing is made', async (rate) => {
  const folder = join(parent, 'unmade')
  const { code, output } = await command('backup', '--to', folder, '--rate', rate)
  expect(code).toBe(1)
  expect(output).toContain('--rate takes megabytes a second, from 1 to 1000.')
  expect(existsSync(folder)).toBe(false)
})

describe('a restore refuses, in words, and leaves nothing behind', { timeout: 120_000 }, () => {
  const refused = async (says: RegExp, environment: Record<string, string> = {}, from = backups) => {
    const folder = join(parent, 'refused')
    const config = readConfig({ DATA_DIR: dataDir, ...environment }, modules)
    const restoring = restore.run(config, modules, [from, '--into', folder])
    await expect(restoring).rejects.toThrow(says)
    await expect(restoring).rejects.toBeInstanceOf(BackupError)
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  }
  /** Changes one byte, and back. */
  async function flipped(path: string, work: () => Promise<void>): Promise<void> {
    const kept = readFileSync(path)
    const changed = Buffer.from(kept)
    const middle = Math.floor(kept.length / 2)
    changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle)
    writeFileSync(path, changed)
    await work().finally(() => writeFileSync(path, kept))
  }
  async function missing(path: string, work: () => Promise<void>): Promise<void> {
    renameSync(path, `${path}-away`)
    await work().finally(() => renameSync(`${path}-away`, path))
  }
  const file = (name: string) => join(findBackup(backups).path, name)
  const aPicture = () => join(backups, 'pictures', readdirSync(join(backups, 'pictures'))[0] ?? '')

  test.each(['database.tar.zst', 'manifest', 'pictures'])('a flipped byte in %s', async (name) => {
    await flipped(file(name), () => refused(/is damaged: its bytes are not those that were written/))
  })

  test('a flipped byte in a picture', async () => {
    await flipped(aPicture(), () => refused(/is damaged: its bytes are not those that were written/))
  })

  test('a file cut short', async () => {
    const path = file('database.tar.zst')
    const kept = readFileSync(path)
    writeFileSync(path, kept.subarray(0, statSync(path).size - 1000))
    await refused(/database\.tar\.zst has \d+ bytes and had \d+/).finally(() => writeFileSync(path, kept))
  })

  test.each(['database.tar.zst', 'manifest', 'pictures'])('a missing file: %s', async (name) => {
    await missing(file(name), () => refused(/is missing/))
  })

  test('a missing picture', async () => {
    await missing(aPicture(), () => refused(/A picture of the backup is missing/))
  })

  test('another passphrase, and none', async () => {
    await refused(/not the passphrase or key file/, { BACKUP_PASSPHRASE: 'another one, and long' })
    await refused(/Set BACKUP_PASSPHRASE, or name its key/, { DATA_DIR: join(parent, 'nowhere') })
  })

  test('a folder that is not empty', async () => {
    const { code, output } = await restoreInto(restored)
    expect(output).toContain(`${restored} is not empty`)
    expect(code).toBe(1)
  })

  test('tables ahead of this program', async () => {
    const newer = join(parent, 'newer')
    cpSync(keyFile, join(restored, 'backup-key'))
    const client = await connectTo(restored)
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9000000000000)",
    )
    const made = await shopCommandBeside({ DATA_DIR: restored }, 'backup', '--to', newer)
    await client.query("delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'")
    await client.end()
    expect(made).toMatchObject({ code: 0 })
    await refused(/made by a newer version of the shop/, {}, newer)
  })
})

test('a new version is rehearsed on a copy, which is gone afterwards', { timeout: 120_000 }, async () => {
  const client = await connectTo(restored)
  const before = await readOrders(client)
  const { code, output } = await shopCommandBeside({ DATA_DIR: restored }, 'rehearse')
  expect(output).toContain('No migration is pending')
  expect(output).toMatch(/All \d+ invariants hold/)
  expect(code).toBe(0)
  expect(existsSync(join(restored, 'rehearsal'))).toBe(false)
  expect(await readOrders(client)).toEqual(before)
  await client.end()
  const refused = await shopCommandBeside({ DATA_DIR: restored }, 'rehearse', '--in', backups)
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') })
})

test('a backup that was killed is none, and the next one takes it away', { timeout: 120_000 }, async () => {
  const whole = listBackups(backups).map(({ path }) => path)
  const child = spawn(process.execPath, [buildServerWhenChanged(), 'backup', '--to', backups], {
    env: { ...process.env, DATA_DIR: restored, LOG_LEVEL: 'error' },
  })
  const partial = () => readdirSync(backups).filter((name) => name.endsWith('.partial'))
  await expect.poll(partial, { timeout: 30_000, interval: 5 }).toHaveLength(1)
  const ended = new Promise((resolveEnd) => child.once('close', resolveEnd))
  child.kill('SIGKILL')
  await ended
  expect(listBackups(backups).map(({ path }) => path)).toEqual(whole)
  expect(partial()).toHaveLength(1)
  expect(await shopCommandBeside({ DATA_DIR: restored }, 'backup', '--to', backups)).toMatchObject({ code: 0 })
  expect(partial()).toEqual([])
  expect(listBackups(backups)).toHaveLength(whole.length + 1)
})
