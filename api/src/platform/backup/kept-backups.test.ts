import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { removeObjects } from '../../media/pictures/remove-objects.ts'
import { pictures } from '../../media/tables.ts'
import { newId } from '../ids.ts'
import { backupAt } from './backup-database.ts'
import { findPassphrase } from './backup-key.ts'
import { describeBackups } from './describe-backups.ts'
import { holdRemovals } from './hold-removals.ts'
import { findBackup, listBackups, openBackup } from './manifest.ts'
import { listPictures, restorePictures } from './restore-pictures.ts'
import { backupFolderOf } from './settings.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform({ BACKUPS_KEPT: '2' })
})
afterAll(() => shop.close())

/** Backs up this database alone: the server holds those of other tests too. */
const backUp = () => backupAt(shop.databaseUrl, shop.config, shop.keptObjects, { isLogical: true })

async function aPicture(name: string): Promise<void> {
  await shop.objects.put(name, new Uint8Array([1, 2, 3]))
  const row = { id: newId(), storeId: newId(), name, width: 1, height: 1, color: '#ffffff' }
  await shop.database.insert(pictures).values(row)
}

test('the oldest backup goes, with the pictures that no other has; the others stay', async () => {
  const folder = backupFolderOf(shop.config)
  expect(describeBackups(shop.config)).toMatch(/^none yet/)
  await aPicture('first.png')
  await aPicture('second.png')
  const first = await backUp()
  await shop.database.delete(pictures).where(eq(pictures.name, 'first.png'))
  const second = await backUp()
  const isThere = (name: string) => existsSync(join(folder, 'pictures', name))
  expect([isThere('first.png'), isThere('second.png')]).toEqual([true, true])
  const third = await backUp()
  expect(listBackups(folder).map(({ path }) => path)).toEqual([second, third])
  expect(existsSync(first)).toBe(false)
  expect([isThere('first.png'), isThere('second.png')]).toEqual([false, true])
  expect(describeBackups(shop.config)).toMatch(/^the newest is 0 hours old/)
}, 60_000)

test('a table that the next version brings is not asked for its pictures yet', async () => {
  const asked = ['select name as key from pictures_of_tomorrow', ...shop.keptObjects]
  await aPicture('fourth.png')
  await backupAt(shop.databaseUrl, shop.config, asked, { isLogical: true })
  expect(existsSync(join(backupFolderOf(shop.config), 'pictures', 'fourth.png'))).toBe(true)
}, 60_000)

test('files of private folders are kept and restored with the others', async () => {
  const name = 'private/0192'
  await shop.objects.put(name, new Uint8Array([4, 5, 6]))
  const made = await backupAt(shop.databaseUrl, shop.config, [`select '${name}' as key`], { isLogical: true })
  await shop.objects.delete([name])
  const backup = await openBackup(findBackup(made), findPassphrase(shop.config))
  const names = await listPictures(backup, { ofLog: false })
  expect(names).toEqual([name])
  expect(await listPictures(backup, { ofLog: true })).toEqual(expect.arrayContaining([name, 'fourth.png']))
  await restorePictures(backup, names, shop.objects)
  expect(Array.from((await shop.objects.get(name)) ?? [])).toEqual([4, 5, 6])
}, 60_000)

test('no picture is deleted while a backup is made, and then it is', async () => {
  await aPicture('third.png')
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  try {
    await holdRemovals(client)
    await removeObjects(shop, { name: 'third.png' })
    expect(await shop.objects.size('third.png')).toBe(3)
  } finally {
    await client.end()
  }
  await shop.jobs.drain(shop, { all: true })
  expect(await shop.objects.size('third.png')).toBeNull()
}, 60_000)
