import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aMessage, writeAsStore } from '../../../../testing/builders/messages.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { measureReplies } from './measure-replies.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

let shop: TestPlatform
let own: Awaited<ReturnType<typeof aStoreWithOwner>>

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  own = await aStoreWithOwner(shop)
})
afterAll(() => shop.close())

/** A buyer writes about an order, and the store answers after some seconds, or never. */
async function ask(...waits: (number | null)[]): Promise<void> {
  for (const seconds of waits) {
    const { orderId, parcelIds } = await aPaidOrder(shop, {
      products: [await aProduct(shop, { storeId: own.store.id })],
    })
    const parcelId = parcelIds[0] ?? ''
    await aMessage(shop, { orderId, parcelId })
    if (seconds === null) continue
    shop.clock.advance(seconds)
    // Hours later the owner has to sign in again.
    const person = await signInAs(shop, own.owner.id)
    const answer = await writeAsStore(shop, { parcelId, person })
    expect(answer.status, await answer.clone().text()).toBe(201)
  }
}

/** What the public page of the store says, after the nightly look. */
async function replyTime(): Promise<unknown> {
  await measureReplies(shop)
  return (await (await shop.request(`/stores/${own.store.id}`)).json()).data.replyTime
}

test('the median of five answers is shown in steps, and fewer are not', async () => {
  await ask(10 * minute, 20 * minute, 30 * minute, 3 * day)
  expect(await replyTime()).toBeNull()
  await ask(3 * day)
  expect(await replyTime()).toBe('hour')
  await ask(2 * hour, 2 * hour)
  expect(await replyTime()).toBe('hours')
  await ask(20 * hour, 20 * hour, 20 * hour, 20 * hour)
  expect(await replyTime()).toBe('day')
})

test('a question without an answer counts once it is three days old', async () => {
  await ask(minute, minute, minute, minute, null, null, null, null, null, null)
  shop.clock.advance(71 * hour)
  expect(await replyTime()).toBeNull()
  shop.clock.advance(hour)
  expect(await replyTime()).toBe('more')
})

test('what is older than 90 days is forgotten', async () => {
  await ask(minute, minute, minute, minute, minute)
  expect(await replyTime()).toBe('hour')
  shop.clock.advance(91 * day)
  expect(await replyTime()).toBeNull()
})
