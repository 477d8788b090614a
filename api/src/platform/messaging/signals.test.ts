import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openCable } from '../../../../testing/database/cable.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { createLog } from '../log.ts'
import { transact } from '../platform.ts'
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

/** The messages heard by a listener of the other process, in order. */
function listen(signals = other) {
  const heard: (number | null)[] = []
  const stop = signals.subscribe(rang, (told) => heard.push(told?.bell ?? null))
  return { heard, stop }
}

describe('a signal', () => {
  test('in a transaction reaches every process on commit, and none on rollback', async () => {
    const [here, there] = [listen(shop.signals), listen()]
    const failing = transact(shop, async (tx) => {
      signal(tx, rang, { bell: 1 })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await transact(shop, async (tx) => signal(tx, rang, { bell: 2 }))
    await vi.waitFor(() => expect([here.heard, there.heard]).toEqual([[2], [2]]))
    here.stop()
    there.stop()
  })

  test('is heard by its own process at once, and by each process only once', async () => {
    const [here, there] = [listen(shop.signals), listen()]
    shop.signals.tell(rang, { bell: 1 })
    expect(here.heard).toEqual([1])
    await vi.waitFor(() => expect(there.heard).toEqual([1]))
    other.tell(rang, { bell: 2 })
    await vi.waitFor(() =>
      expect([here.heard, there.heard]).toEqual([
        [1, 2],
        [1, 2],
      ]),
    )
    here.stop()
    there.stop()
  })

  test('also works outside a transaction, in order, and not for those who stopped listening', async () => {
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

describe('a cut connection', () => {
  const killListeners = () =>
    shop.database.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'makola signals' and datname = current_database()`)

  test('is opened again, and listeners are told to look again', async () => {
    const [here, there] = [listen(shop.signals), listen()]
    await killListeners()
    await vi.waitFor(() => expect([here.heard, there.heard]).toEqual([[null], [null]]), 5_000)
    await transact(shop, async (tx) => signal(tx, rang, { bell: 6 }))
    await vi.waitFor(() =>
      expect([here.heard, there.heard]).toEqual([
        [null, 6],
        [null, 6],
      ]),
    )
    here.stop()
    there.stop()
  })

  test('is noticed within two seconds: until it is open again messages may be missed', async () => {
    const cable = await openCable(shop.databaseUrl)
    const far = await openSignals(cable.url, createLog('silent'))
    const { heard } = listen(far)
    expect(far.isListening()).toBe(true)
    cable.cut()
    const cutAt = performance.now()
    await transact(shop, async (tx) => signal(tx, rang, { bell: 8 }))
    await vi.waitFor(() => expect(far.isListening()).toBe(false), { timeout: 10_000, interval: 20 })
    expect(performance.now() - cutAt).toBeLessThan(2_000)
    expect(heard).toEqual([])
    cable.reset()
    await vi.waitFor(() => expect(far.isListening()).toBe(true), 20_000)
    // It may have missed something, so it is told to look again.
    await vi.waitFor(() => expect(heard).toEqual([null]))
    await far.close()
    await cable.close()
  })

  test('leaves a process without one hearing itself', async () => {
    const alone = await openSignals(shop.databaseUrl, createLog('silent'))
    await alone.close()
    const { heard } = listen(alone)
    alone.tell(rang, { bell: 7 })
    expect(heard).toEqual([7])
  })
})
