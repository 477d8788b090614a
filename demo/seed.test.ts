import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StartError } from '../api/src/platform/start-error.ts'
import { storageUnavailable } from '../api/src/platform/storage/object-store.ts'
import { rates } from '../api/src/rates/tables.ts'
import { storeStanding, stores } from '../api/src/stores/tables.ts'
import { aRate } from '../testing/builders/rates.ts'
import { aStore } from '../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { demoRates } from './data/rates.ts'
import { seedRates } from './seed/seed-rates.ts'
import { seedWhenEmpty } from './seed.ts'
import type { SeedStep } from './seed-demo.ts'

let shop: TestPlatform
beforeEach(async () => {
  shop = await openTestPlatform()
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

const openStore = async () => void (await aStore(shop))
const dies = () => Promise.reject(new Error('the process was killed'))
const steps = (fillStores: SeedStep['fill']): SeedStep[] => [
  { table: rates, fill: seedRates },
  { table: stores, fill: fillStores },
]
const counts = async () => [await shop.database.$count(rates), await shop.database.$count(stores)]

describe('filling a new shop', () => {
  test('resumes after an interrupted start, and then never runs again', async () => {
    await expect(seedWhenEmpty(shop, steps(dies))).rejects.toThrow('killed')
    expect(await counts()).toEqual([demoRates.length, 0])
    await seedWhenEmpty(shop, steps(openStore))
    expect(await counts()).toEqual([demoRates.length, 1])
    await shop.database.delete(storeStanding)
    await shop.database.delete(stores)
    await seedWhenEmpty(shop, steps(openStore))
    expect(await counts()).toEqual([demoRates.length, 0])
  })

  test('reports that the picture storage does not answer, and continues when it does', async () => {
    const isDown = () => Promise.reject(storageUnavailable('nobody listens'))
    const start = seedWhenEmpty(shop, steps(isDown))
    await expect(start).rejects.toThrow(StartError)
    await expect(start).rejects.toThrow(/The picture storage is not responding/)
    await seedWhenEmpty(shop, steps(openStore))
    expect(await counts()).toEqual([demoRates.length, 1])
  })

  test('leaves a shop alone that has data of its own', async () => {
    await aRate(shop)
    await seedWhenEmpty(shop, steps(openStore))
    expect(await counts()).toEqual([1, 0])
  })
})
