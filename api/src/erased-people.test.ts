import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { anAccount, type SignedIn } from '../../testing/builders/auth.ts'
import { aPlacedOrder } from '../../testing/builders/checkouts.ts'
import { aRate } from '../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { modules } from './modules.ts'
import { backupAt } from './platform/backup/backup-database.ts'
import { noteErased } from './platform/backup/erased-list.ts'
import { readConfig } from './platform/config.ts'
import { openPlatform } from './platform/open-platform.ts'
import { eraseAgain } from './privacy/erase-again.ts'
import { eraseDue } from './privacy/erase-due.ts'
import { keepErasedList } from './privacy/keep-erased-list.ts'
import { erasures } from './privacy/tables.ts'
import { restore } from './restore.ts'

// A backup is made, a person is erased, and the backup is restored into another database of the same server.
const parent = mkdtempSync(join(tmpdir(), 'makola-erased-'))
const backups = join(parent, 'backups')
const list = join(backups, 'erased')
const settings = { BACKUP_DIR: backups, BACKUP_PASSPHRASE: 'words that nobody else knows', LOG_LEVEL: 'silent' }
const password = 'a long password of the person'
let shop: TestPlatform
let person: SignedIn
let stays: SignedIn
let client: pg.Client
const made: string[] = []

beforeAll(async () => {
  shop = await openTestPlatform(settings)
  client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  person = await anAccount(shop, { password, name: 'Kofi Erased' })
  stays = await anAccount(shop, { password, name: 'Ama Stays' })
  const { id: rate } = await aRate(shop)
  await aPlacedOrder(shop, { rate, signedIn: person.headers })
  await backupAt(shop.databaseUrl, shop.config, [], { isLogical: true })
  shop.clock.advance(60)
  const asked = await shop.request('/account/erasure', { method: 'POST', headers: person.headers, json: { password } })
  expect(asked.status).toBeLessThan(300)
  shop.clock.advance(72 * 3600)
  await eraseDue(shop)
}, 120_000)
afterAll(async () => {
  await shop.close()
  for (const name of made) await client.query(`drop database if exists ${name} with (force)`)
  await client.end()
  rmSync(parent, { recursive: true, force: true })
})

/** Restores the newest backup into a new database; returns its exit code and what it says of two people. */
async function restoreOnce(...flags: string[]) {
  const name = `erased_${made.length}_${Date.now()}`
  made.push(name)
  await client.query(`create database ${name}`)
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
  const into = join(parent, name)
  const config = readConfig({ ...settings, DATA_DIR: join(parent, 'machine'), DATABASE_URL: url }, modules)
  const code = await restore.run(config, modules, [backups, '--into', into, ...flags])
  const restored = new pg.Client({ connectionString: url })
  await restored.connect()
  const { rows } = await restored.query('select id, name, erased_at from accounts where id = any($1)', [
    [person.id, stays.id],
  ])
  await restored.end()
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name
  return { code, config: { ...config, dataDir: into }, person: nameOf(person.id), stays: nameOf(stays.id) }
}

test('a person who was erased after the backup is erased again, and every rule holds', async () => {
  const { code, config, ...names } = await restoreOnce()
  expect(names).toEqual({ person: '', stays: 'Ama Stays' })
  expect(code).toBe(0)
  expect(existsSync(join(config.dataDir, 'erase-again'))).toBe(false)
  // Noted once more, as by a restore that was broken off at its end: the next start finds nobody left.
  noteErased(config, [{ accountId: person.id, at: new Date().toISOString() }])
  const { platform, close } = await openPlatform(config, modules)
  expect(await eraseAgain(platform)).toBe(0)
  const rows = await platform.database.select().from(erasures).where(eq(erasures.accountId, person.id))
  expect(rows.map(({ state }) => state)).toEqual(['done'])
  await close()
}, 120_000)

test('without the list, which somebody must say, the person comes back, and the next start with a note forgets them', async () => {
  const { code, config, ...names } = await restoreOnce('--without-erased')
  expect([code, names]).toEqual([0, { person: 'Kofi Erased', stays: 'Ama Stays' }])
  noteErased(config, [{ accountId: person.id, at: new Date().toISOString() }])
  const { platform, close } = await openPlatform(config, modules)
  expect(await eraseAgain(platform)).toBe(1)
  await close()
}, 120_000)

test('a list that is missing or damaged is refused in words; the shop writes it anew', async () => {
  const kept = readFileSync(list)
  expect(kept.includes(person.id)).toBe(false)
  renameSync(list, `${list}-away`)
  await expect(restoreOnce()).rejects.toThrow(/erased is missing\. It names, by their ids/)
  const changed = Buffer.from(kept)
  changed.writeUInt8(changed.readUInt8(30) ^ 1, 30)
  writeFileSync(list, changed)
  await expect(restoreOnce()).rejects.toThrow(/erased is damaged.*--without-erased/)
  await keepErasedList(shop)
  expect((await restoreOnce()).person).toBe('')
}, 120_000)
