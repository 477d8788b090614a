import type { ProductOutcome } from '@makola/contract/catalogue/bulk-products.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import type { SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'

/** Enough to see that each is changed once; the figures are those of a big shop. */
const count = process.env.SHOW_FIGURES ? 5000 : 500

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let ids: string[]

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'NGN' }))
  await shop.database.execute(sql`
    with made as (
      insert into products (id, store_id, slug, name, status, min_price_minor, max_price_minor)
      select gen_random_uuid(), ${store.id}, 'peg-' || n, 'Peg ' || n, 'active', 1000 + n, 1000 + n
      from generate_series(1, ${count}) as n
      returning id, slug, min_price_minor
    )
    insert into variants (id, product_id, store_id, sku, price_minor)
    select gen_random_uuid(), id, ${store.id}, slug, min_price_minor from made`)
}, 60_000)
afterAll(() => shop.close())

const change = async (some: string[], run: string): Promise<ProductOutcome[]> => {
  const answer = await shop.request(`/stores/${store.id}/products/change`, {
    method: 'POST',
    headers: { ...owner.headers, 'idempotency-key': newId() },
    json: { run, ids: some, change: { kind: 'price-percent', basisPoints: 1000 } },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()).data
}

test('prices of thousands are raised a hundred at a time, each once, and nobody else waits for it', async () => {
  const listed = await shop.request(`/stores/${store.id}/product-ids?q=peg`, { headers: owner.headers })
  ids = (await listed.json()).data
  expect(ids).toHaveLength(count)
  const another = await aProduct(shop)
  const run = newId()
  const waits: number[] = []
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const start = performance.now()
      await shop.database.execute(sql`update variants set on_hand = on_hand where product_id = ${another.id}`)
      waits.push(performance.now() - start)
      await new Promise((resume) => setTimeout(resume, 10))
    }
  }
  const watching = watch()
  const start = performance.now()
  let done = 0
  for (let from = 0; from < count; from += 100) {
    done += (await change(ids.slice(from, from + 100), run)).filter(({ outcome }) => outcome === 'done').length
  }
  const seconds = (performance.now() - start) / 1000
  isOver = true
  await watching
  const [median = 0, most = 0] = [0.5, 0.99].map(
    (part) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * part)],
  )
  expect(done).toBe(count)
  // The first hundred sent again: not raised again.
  await change(ids.slice(0, 100), run)
  const { rows } = await shop.database.execute<{ wrong: number }>(sql`
    select count(*)::int as wrong from variants join products on products.id = product_id
    where products.store_id = ${store.id}
      and price_minor <> round((1000 + substr(products.slug, 5)::numeric) * 1.1)`)
  expect(rows).toEqual([{ wrong: 0 }])
  expect(await brokenInvariants(shop)).toEqual([])
  expect(seconds).toBeLessThan(count / 10)
  expect(median).toBeLessThan(50)
  if (process.env.SHOW_FIGURES) {
    process.stdout.write(
      `${count} prices in ${seconds.toFixed(1)} s; another write meanwhile took ${median.toFixed(1)} ms, 99 of 100 less than ${most.toFixed(1)} ms\n`,
    )
  }
}, 300_000)
