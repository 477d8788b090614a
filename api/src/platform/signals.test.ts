import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { createLog } from './log.ts'
import { transact } from './platform.ts'
import { defineSignal, openSignals, type Signals, signal } from './signals.ts'

const rang = defineSignal<{ bell: number }>('bell.rang')

let shop: TestPlatform
/** Another process on the same database. */
let other: Signals

beforeAll(async () => {
  shop = await openTestPlatform()
  other = await openSignals(shop.databaseUrl, createLog('silent'))
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

/** What a listener of the other process hears, in order. */
function listen(signals = other) {
  const heard: (number | null)[] = []
  const stop = signals.subscribe(rang, (told) => heard.push(told?.bell ?? null))
  return { heard, stop }
}

describe('a signal', () => {
  test('of a transaction reaches every process when it commits, and none when it does not', async () => {
    const [here, there] = [listen(shop.signals), listen()]
    const failing = transact(shop, async (tx) => {
      await signal(tx, rang, { bell: 1 })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await transact(shop, (tx) => signal(tx, rang, { bell: 2 }))
    await vi.waitFor(() => expect([here.heard, there.heard]).toEqual([[2], [2]]))
    here.stop()
    there.stop()
  })

  test('is told outside a transaction too, in order, and not to those who have stopped to listen', async () => {
    const [here, there, gone] = [listen(shop.signals), listen(), listen()]
    gone.stop()
    for (const bell of [3, 4, 5]) shop.signals.tell(rang, { bell })
    await vi.waitFor(() =>
      expect([here.heard, there.heard]).toEqual([
        [3, 4, 5],
        [3, 4, 5],
      ]),
    )
    expect(gone.heard).toEqual([])
    here.stop()
    there.stop()
  })
})

describe('a connection that is cut', () => {
  const killListeners = () =>
    shop.database.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'makola signals' and datname = current_database()`)

  test('is opened again, and whoever listens is told to look again', async () => {
    const [here, there] = [listen(shop.signals), listen()]
    await killListeners()
    await vi.waitFor(() => expect([here.heard, there.heard]).toEqual([[null], [null]]), 5_000)
    await transact(shop, (tx) => signal(tx, rang, { bell: 6 }))
    await vi.waitFor(() =>
      expect([here.heard, there.heard]).toEqual([
        [null, 6],
        [null, 6],
      ]),
    )
    here.stop()
    there.stop()
  })

  test('leaves a process that has none hearing itself', async () => {
    const alone = await openSignals(shop.databaseUrl, createLog('silent'))
    await alone.close()
    const { heard } = listen(alone)
    alone.tell(rang, { bell: 7 })
    expect(heard).toEqual([7])
  })
})
