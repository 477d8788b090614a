import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../ids.ts'
import { transact } from '../platform.ts'
import { forgetReplies, once } from './idempotency.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

const aRequest = () => ({ operation: 'test', caller: 'ada', key: newId(), body: '{}' })
const answer = { status: 201, body: { data: { number: 1 } } }
const neverAgain = () => Promise.reject(new Error('It was done again'))

test('an answer stored with its work counts, even if the process died before sending it', async () => {
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

test('work that fails after its answer was stored is not repeated', async () => {
  const request = aRequest()
  const failing = once(shop, request, async (keep) => {
    await transact(shop, (tx) => keep(tx, answer))
    throw new Error('The connection is gone')
  })
  await expect(failing).rejects.toThrow('The connection is gone')
  expect(await once(shop, request, neverAgain)).toEqual(answer)
})

test('work that fails together with its answer releases its key', async () => {
  const request = aRequest()
  const failing = once(shop, request, () =>
    transact(shop, async () => {
      throw new Error('Not enough money')
    }),
  )
  await expect(failing).rejects.toThrow('Not enough money')
  expect(await once(shop, request, async () => answer)).toEqual(answer)
})

test.each(['a', '%', '_', 'n'])('forgetting a person called %s leaves the answers to others', async (name) => {
  const request = aRequest()
  const told = { status: 201, body: { data: { name: 'Bola Ansah', email: 'bola@example.test' } } }
  await once(shop, request, async () => told)
  await transact(shop, (tx) => forgetReplies(tx, { email: 'nobody_@example.test', name }))
  expect(await once(shop, request, neverAgain)).toEqual(told)
})

test('an answer that names a forgotten person is gone, and its work is not done again', async () => {
  const [byName, byEmail] = [aRequest(), aRequest()]
  await once(shop, byName, async () => ({ status: 201, body: { data: { lines: ['To Ada Obi, 1 Ring Road'] } } }))
  await once(shop, byEmail, async () => ({ status: 201, body: { data: { text: 'Sent to Ada@example.test' } } }))
  await transact(shop, (tx) => forgetReplies(tx, { email: 'ada@example.test', name: 'ada obi' }))
  for (const request of [byName, byEmail]) expect(await once(shop, request, neverAgain)).toEqual({ status: 201 })
})
