import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCheckout, aDeliverableProduct, submit } from '../../../../testing/builders/checkouts.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

// A statement under a name is planned five times. Then the database keeps one plan, unless it finds those that it makes with the values
// cheaper: with a short list of ids, or a value that it has statistics of. Such a statement is planned at each use, and planning takes
// most of its time.

let shop: TestPlatform
let rate: string
beforeAll(async () => {
  shop = await openTestPlatform()
  rate = (await aRate(shop)).id
})
afterAll(() => shop.close())

type Kept = { statement: string; generic: number; custom: number }

/** The statements that the connections have prepared, with the number of times that each kind of plan was used. */
async function readPlans(): Promise<Kept[]> {
  const { database } = shop
  const clients = await Promise.all(
    Array.from({ length: database.$client.totalCount }, () => database.$client.connect()),
  )
  try {
    const plans = await Promise.all(
      clients.map((client) =>
        client.query<Kept>(
          'select statement, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements',
        ),
      ),
    )
    return plans.flatMap(({ rows }) => rows)
  } finally {
    for (const client of clients) client.release()
  }
}

const turns = 24

async function buyAndTrack(turn: number): Promise<void> {
  const count = 1 + (turn % 2)
  const products = await Promise.all(Array.from({ length: count }, () => aDeliverableProduct(shop)))
  const lines = products.map(({ variantId }) => ({ variantId, quantity: 1 }))
  const checkout = await aCheckout(shop, { rate, lines })
  const { data } = await (await submit(checkout)).json()
  await actInSandbox(shop, data.payment.reference, { action: 'approve', webhook: 'never' })
  const paths = [
    `/payments/verify?reference=${data.payment.reference}`,
    `/orders/track/${data.trackingToken}`,
    `/products/${products[0]?.slug}?rate=${rate}`,
    `/products/${products[0]?.slug}/reviews`,
    `/products/?rate=${rate}&q=product&limit=${1 + turn}`,
    `/products/?rate=${rate}&sort=price&limit=${1 + turn}`,
    `/products/facets?rate=${rate}&q=product${turn}`,
    `/search/suggest?q=product${turn}&rate=${rate}`,
    `/search/suggest?q=store${turn}&rate=${rate}`,
  ]
  for (const path of paths) expect((await shop.request(path)).status, path).toBe(200)
}

test('the statements of browsing, buying and tracking keep their plans', async () => {
  for (let turn = 0; turn < turns; turn++) await buyAndTrack(turn)
  const plans = await readPlans()
  expect(plans.filter(({ generic }) => generic > 0).length).toBeGreaterThan(20)
  expect(plans.filter(({ generic, custom }) => generic === 0 && custom > 6)).toEqual([])
}, 60_000)
