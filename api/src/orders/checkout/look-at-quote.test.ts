import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCheckout, submit } from '../../../../testing/builders/checkouts.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { silentAt } from '../../platform/messaging/silent-at.ts'
import { lookAtQuote } from './look-at-quote.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

test('a look has the time of its asker, whoever asked first: a demo shop is filled in the past', async () => {
  const checkout = await aCheckout(shop, { rate: (await aRate(shop)).id })
  const asked = {
    ...{
      tokenHash: 'unknown',
      nextHash: 'next',
      onTaken: () => {},
      accountId: null,
      network: null,
      pressedFrom: 'here',
    },
    order: checkout.order,
    keyed: { operation: 'placeOrder', caller: checkout.quote.id, key: newId(), bodyHash: 'hash' },
  }
  expect((await lookAtQuote(silentAt(shop, new Date(0)), asked)).quote).toBeNull()
  shop.clock.advance(30 * 60 + 1)
  // Otherwise the look would find it in force, and the order would not, again and again.
  expect(await (await submit(checkout)).json()).toMatchObject({ status: 409, type: 'price-changed' })
})
