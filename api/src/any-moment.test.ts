import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Buyer, rateOf } from '../../testing/shop/buyer.ts'
import { makeDataFolder } from '../../testing/shop/data-folder.ts'
import { shopCommandBeside } from '../../testing/shop/shop-command.ts'
import { type ShopProcess, startShop } from '../../testing/shop/shop-process.ts'

// A shop that keeps its log: backed up, filled, killed, and restored to a moment between two orders.
const parent = makeDataFolder()
const dataDir = join(parent, 'shop')
const backups = join(parent, 'backups')
const keptLog = join(backups, 'log')
const settings = { DATA_DIR: dataDir, BACKUP_DIR: backups, BACKUP_LOG: 'on' }
let shop: ShopProcess
/** Between the first order and the second. */
let between: Date
let first: string
let second: string
beforeAll(async () => {
  shop = await startShop(dataDir, settings)
  expect(await shopCommandBeside(settings, 'backup')).toMatchObject({ code: 0 })
  const client = await connectTo(dataDir)
  first = await placeOrder(client)
  copyFileSync(join(dataDir, 'media', await aPicture(client)), join(dataDir, 'media', 'made-later.png'))
  await client.query(
    `insert into pictures (id, store_id, name, width, height, color)
     select gen_random_uuid(), store_id, 'made-later.png', width, height, color from pictures limit 1`,
  )
  await keepUntilNow(client)
  const { rows } = await client.query<{ now: Date }>("select clock_timestamp() + interval '2 ms' as now")
  between = new Date(rows[0]?.now ?? '')
  await vi.waitUntil(() => Date.now() > between.getTime() + 2)
  second = await placeOrder(client)
  await keepUntilNow(client)
  await client.end()
  const server = Number(noteOf(dataDir)[0])
  shop.process.kill('SIGKILL')
  process.kill(server, 'SIGKILL')
}, 240_000)
afterAll(async () => {
  await shop.stop()
  rmSync(parent, { recursive: true, force: true })
})

const noteOf = (folder: string) => readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')

async function connectTo(folder: string): Promise<pg.Client> {
  const password = readFileSync(join(folder, 'postgres/password'), 'utf8').trim()
  const connectionString = `postgres://makola:${password}@127.0.0.1:${noteOf(folder)[3]}/postgres`
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function aPicture(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>("select name from pictures where name like '%.png' limit 1")
  return rows[0]?.name ?? ''
}

async function placeOrder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select id from variants where on_hand - held >= 10 order by on_hand - held desc limit 1',
  )
  const buyer = new Buyer(shop.url)
  const { body } = await buyer.place(await buyer.quote(await rateOf(shop.url, 'NG'), rows[0]?.id ?? ''))
  return body.data.id
}

/** Ends the piece of the log that is being written, and waits until it lies beside the backups. */
async function keepUntilNow(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal() - 1) as name')
  const path = join(keptLog, `${rows[0]?.name}.zst`)
  await vi.waitUntil(() => existsSync(path), { timeout: 60_000 })
}

const restoreInto = (folder: string, ...args: string[]) =>
  shopCommandBeside(settings, 'restore', ...args, '--into', folder)

async function ordersOf(folder: string): Promise<string[]> {
  const restored = await startShop(folder)
  const client = await connectTo(folder)
  const { rows } = await client.query<{ id: string }>('select id from orders where id = any($1)', [[first, second]])
  await client.end()
  await restored.stop()
  return rows.map(({ id }) => id)
}

test('a moment between two orders has the first and not the second, and every rule holds', {
  timeout: 180_000,
}, async () => {
  const folder = join(parent, 'between')
  const { code, output } = await restoreInto(folder, backups, '--at', between.toISOString())
  expect(output).toMatch(/All \d+ invariants hold/)
  expect(code).toBe(0)
  expect(await ordersOf(folder)).toEqual([first])
  expect(existsSync(join(folder, 'media', 'made-later.png'))).toBe(true)
})

test('without a moment all of the log is applied; a backup that is named alone is restored as it is', {
  timeout: 240_000,
}, async () => {
  const all = join(parent, 'all')
  expect(await restoreInto(all, backups)).toMatchObject({ code: 0 })
  expect((await ordersOf(all)).sort()).toEqual([first, second].sort())
  const alone = join(parent, 'alone')
  const [backup = ''] = readdirSync(backups).filter((name) => /^\d{4}-/.test(name))
  expect(await restoreInto(alone, join(backups, backup))).toMatchObject({ code: 0 })
  expect(await ordersOf(alone)).toEqual([])
  expect(existsSync(join(alone, 'media', 'made-later.png'))).toBe(false)
})

test('what cannot be restored is refused in words, and leaves nothing behind', { timeout: 180_000 }, async () => {
  const folder = join(parent, 'refused')
  const refused = async (says: RegExp, ...args: string[]) => {
    const { code, output } = await restoreInto(folder, backups, ...args)
    expect(output).toMatch(says)
    expect(code).toBe(1)
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  }
  // What was being written at the kill is none.
  const pieces = readdirSync(keptLog)
    .filter((name) => /^[0-9A-F]{24}\.zst$/.test(name))
    .sort()
  const middle = join(keptLog, pieces[pieces.length - 2] ?? '')
  renameSync(middle, `${middle}-away`)
  await refused(/The kept log has a hole before [0-9A-F]{24}/)
  renameSync(`${middle}-away`, middle)
  await refused(/The kept log ends before 2099-01-01/, '--at', '2099-01-01T00:00:00Z')
  await refused(/The oldest backup in .* was made after 2020-01-01/, '--at', '2020-01-01T00:00:00Z')
  await refused(/--at is a moment with its time zone/, '--at', 'yesterday')
})
