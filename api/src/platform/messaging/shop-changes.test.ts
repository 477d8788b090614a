import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openCable } from '../../../../testing/database/cable.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { createLog } from '../log.ts'
import { openChangeReader, type ReadChanges } from './change-reader.ts'
import { dropShopChanges } from './drop-shop-changes.ts'
import { openShopChanges } from './shop-changes.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())
beforeEach(() => shop.database.execute(sql`truncate shop_changes`))

const tell = (tag: string) => shop.database.execute(sql`insert into shop_changes (tags) values (array[${tag}])`)

/** A reader that has read once. */
async function reader() {
  const opened = openChangeReader(shop.databaseUrl)
  onTestFinished(() => opened.close())
  expect((await opened.read()).tags).toBeNull()
  return opened
}

/** A process that follows changes, and the tags that it has been told. */
function follow(url = shop.databaseUrl) {
  const changes = openShopChanges(url, createLog('silent'))
  onTestFinished(() => changes.close())
  const told: ReadChanges['tags'][] = []
  changes.subscribe(({ tags }) => told.push(tags))
  return { changes, told }
}

describe('a read', () => {
  test('brings each change once', async () => {
    const { read } = await reader()
    await tell('a')
    await tell('b')
    expect((await read()).tags).toEqual(['a', 'b'])
    await tell('c')
    expect((await read()).tags).toEqual(['c'])
    expect((await read()).tags).toEqual([])
  })

  test('brings a change that commits late, and those committed meanwhile only once', async () => {
    const { read } = await reader()
    const late = await shop.database.$client.connect()
    await late.query('begin')
    await late.query(`insert into shop_changes (tags) values ('{late}')`)
    await tell('early')
    expect((await read()).tags).toEqual(['early'])
    await tell('second')
    expect((await read()).tags).toEqual(['second'])
    await late.query('commit')
    late.release()
    await tell('third')
    expect((await read()).tags?.toSorted()).toEqual(['late', 'third'])
    expect((await read()).tags).toEqual([])
  })

  test('does not bring again what was there at the first, though an older transaction is open', async () => {
    const old = await shop.database.$client.connect()
    await old.query('begin')
    await old.query('select pg_current_xact_id()')
    await tell('before')
    const { read } = await reader()
    expect((await read()).tags).toEqual([])
    await old.query('rollback')
    old.release()
  })

  test('after a longer gap says that anything may have changed', async () => {
    const { read } = await reader()
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 31_000)
    onTestFinished(() => clock.mockRestore())
    expect((await read()).tags).toBeNull()
  })
})

describe('changes that have been read', () => {
  test('are dropped a minute after their transaction has ended, not before', async () => {
    const count = async () => (await shop.database.execute(sql`select 1 from shop_changes`)).rowCount
    const late = await shop.database.$client.connect()
    await late.query('begin')
    await late.query(`insert into shop_changes (tags) values ('{late}')`)
    await tell('early')
    expect(await dropShopChanges(shop.database, 0)).toBe(0)
    // The oldest open transaction is older than the change.
    expect(await dropShopChanges(shop.database, 60_000)).toBe(0)
    await late.query('commit')
    late.release()
    // Ended now, so kept for a minute from now on.
    expect(await dropShopChanges(shop.database, 120_000)).toBe(0)
    expect(await dropShopChanges(shop.database, 130_000)).toBe(0)
    expect(await count()).toBe(2)
    // Other tests on this server may have older transactions open: then it takes a minute more.
    let now = 120_000
    const dropLater = async () => {
      now += 60_000
      await dropShopChanges(shop.database, now)
      return count()
    }
    await expect.poll(dropLater, { timeout: 20_000 }).toBe(0)
  })
})

describe('a process', () => {
  test('reads nothing until it is asked, then everything within 250 milliseconds', async () => {
    const { changes, told } = follow()
    expect(changes.isCurrent()).toBe(false)
    expect(await changes.catchUp()).toBe(true)
    expect(told).toEqual([null])
    await tell('a')
    await vi.waitFor(() => expect(told).toEqual([null, ['a']]), { timeout: 600, interval: 10 })
    expect(changes.isCurrent()).toBe(true)
  })

  test('that has changed something itself reads that before it answers from memory', async () => {
    const { changes, told } = follow()
    await changes.catchUp()
    await tell('mine')
    changes.expectChange()
    expect(changes.isCurrent()).toBe(false)
    expect(await changes.catchUp()).toBe(true)
    expect(told).toEqual([null, ['mine']])
  })

  test('with a cut cable knows within 750 milliseconds that it knows nothing, and reads all when it is back', async () => {
    const cable = await openCable(shop.databaseUrl)
    onTestFinished(() => cable.close())
    const { changes, told } = follow(cable.url)
    await changes.catchUp()
    cable.cut()
    const cutAt = performance.now()
    await tell('missed')
    await vi.waitFor(() => expect(changes.isCurrent()).toBe(false), { timeout: 2_000, interval: 10 })
    expect(performance.now() - cutAt).toBeLessThan(1_000)
    expect(await changes.catchUp()).toBe(false)
    expect(told).toEqual([null])
    cable.reset()
    await vi.waitFor(async () => expect(await changes.catchUp()).toBe(true), 10_000)
    expect(told).toEqual([null, ['missed']])
  })
})
