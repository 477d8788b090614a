import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aPlacedOrder, submit } from '../../../../testing/builders/checkouts.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { blockProduct, blockProductIn, unblockProduct, unblockProductIn } from '../../catalogue/editor/block-product.ts'
import { confirmPayment } from '../../payments/settlement/confirm-payment.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { applySettlement } from '../settlement/apply-settlement.ts'
import { orderLines, orders } from '../tables.ts'

let shop: TestPlatform
let rate: string
beforeAll(async () => {
  shop = await openTestPlatform()
  rate = (await aRate(shop)).id
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const payAgain = ({ id, trackingToken }: PlacedOrder, key: string) =>
  shop.request(`/orders/${id}/payments`, {
    method: 'POST',
    json: { trackingToken, provider: 'sandbox' },
    headers: { 'idempotency-key': key },
  })

test('pressed twice at the same moment, paying again has one answer', async () => {
  const { placed } = await aPlacedOrder(shop, { rate })
  const key = newId()
  // The order's row is locked by another transaction: the first press waits.
  const { pressed } = await transact(shop, async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, placed.id)).for('update')
    const pressed = [payAgain(placed, key), payAgain(placed, key)]
    const refused = await Promise.race(pressed)
    expect(await refused.json()).toMatchObject({ type: 'idempotency-key-in-progress', status: 409 })
    return { pressed }
  })
  const statuses = (await Promise.all(pressed)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 409])
  expect((await payAgain(placed, key)).status).toBe(201)
})

test('money that has arrived, and of which the order has not heard yet, is not asked for again', async () => {
  const checkout = await aPlacedOrder(shop, { rate })
  const { id, payment } = checkout.placed
  await actInSandbox(shop, payment.reference, { action: 'approve', webhook: 'never' })
  await confirmPayment(shop, { provider: 'sandbox', reference: payment.reference })
  const paid = { type: 'already-paid', status: 409 }
  expect(await (await submit(checkout)).json()).toMatchObject(paid)
  expect(await (await payAgain(checkout.placed, newId())).json()).toMatchObject(paid)
  await applySettlement(shop, id)
})

test.each([
  ['everywhere', (productId: string) => transact(shop, (tx) => blockProduct(tx, productId, shop.clock.now()))],
  ['in the country of the buyer', (productId: string) => transact(shop, (tx) => blockProductIn(tx, productId, ['NG']))],
])('goods that were taken down %s are not paid for again, though their units are held', async (_, takeDown) => {
  const { placed } = await aPlacedOrder(shop, { rate })
  const [line] = await shop.database.select().from(orderLines).where(eq(orderLines.orderId, placed.id))
  await takeDown(line?.productId ?? '')
  const refused = await payAgain(placed, newId())
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ type: 'out-of-stock', current: [{ variantId: line?.variantId }] })
  await transact(shop, async (tx) => {
    await unblockProduct(tx, line?.productId ?? '', shop.clock.now())
    await unblockProductIn(tx, line?.productId ?? '')
  })
  expect((await payAgain(placed, newId())).status).toBe(201)
})
