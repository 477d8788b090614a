import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { newId } from '../ids.ts'
import { transact } from '../platform.ts'
import { once } from './idempotency.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

const aRequest = () => ({ operation: 'test', caller: 'ada', key: newId(), body: '{}' })
const answer = { status: 201, body: { data: { number: 1 } } }
const neverAgain = () => Promise.reject(new Error('It was done again'))

test('an answer that was kept with its work counts, though its process died before it was sent', async () => {
  const request = aRequest()
  await new Promise<void>((died) => {
    void once(shop, request, async (keep) => {
      await transact(shop, (tx) => keep(tx, answer))
      died()
      return new Promise(() => {})
    })
  })
  expect(await once(shop, request, neverAgain)).toEqual(answer)
})

test('what fails after its answer was kept is not done again', async () => {
  const request = aRequest()
  const failing = once(shop, request, async (keep) => {
    await transact(shop, (tx) => keep(tx, answer))
    throw new Error('The connection is gone')
  })
  await expect(failing).rejects.toThrow('The connection is gone')
  expect(await once(shop, request, neverAgain)).toEqual(answer)
})

test('what fails together with its answer gives its key free', async () => {
  const request = aRequest()
  const failing = once(shop, request, () =>
    transact(shop, async () => {
      throw new Error('Not enough money')
    }),
  )
  await expect(failing).rejects.toThrow('Not enough money')
  expect(await once(shop, request, async () => answer)).toEqual(answer)
})
