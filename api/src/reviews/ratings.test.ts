import type { OwnReview } from '@makola/contract/reviews/reviews.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { anOperator, signInAs } from '../../../testing/builders/auth.ts'
import { aProduct } from '../../../testing/builders/catalogue.ts'
import { aParcelAt, type Parcelled } from '../../../testing/builders/requests.ts'
import { aReview, reviewAsBuyer } from '../../../testing/builders/reviews.ts'
import { aStore } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { refreshMean } from '../catalogue/ratings/refresh-mean.ts'
import { rateLimits } from '../platform/tables.ts'
import { presentRating } from '../stores/ratings/star-counts.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(() => shop.database.delete(rateLimits))
afterAll(() => shop.close())

/** A delivered parcel with so many lines of one product: each can be reviewed. */
async function aLongParcel(storeId: string, count: number): Promise<Parcelled> {
  const product = await aProduct(shop, { storeId, stock: 5 })
  const parcel = await aParcelAt(shop, 'delivered', { products: [product] })
  const { rows } = await shop.database.execute<{ id: string }>(sql`
    insert into order_lines (id, order_id, parcel_id, product_id, variant_id, name, variant_title, sku, quantity,
      unit_minor, line_minor, unit_store_minor, line_store_minor)
    select gen_random_uuid(), order_id, parcel_id, product_id, variant_id, name, variant_title, sku, quantity,
      unit_minor, line_minor, unit_store_minor, line_store_minor
    from order_lines, generate_series(2, ${count}) where parcel_id = ${parcel.parcelId} returning id`)
  return { ...parcel, lineIds: [...parcel.lineIds, ...rows.map(({ id }) => id)] }
}

/** Stored and counted anew, side by side. */
async function compare() {
  const { rows } = await shop.database.execute<{ stored: number[]; recounted: number[] }>(sql`
    select array[n1, n2, n3, n4, n5, count, sum] as stored,
      (select array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
          count(*) filter (where rating = 4), count(*) filter (where rating = 5), count(*), coalesce(sum(rating), 0)]::int[]
        from reviews where reviews.product_id = product_ratings.product_id and state = 'published') as recounted
    from product_ratings
    union all select array[n1, n2, n3, n4, n5, count, sum],
      (select array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
          count(*) filter (where rating = 4), count(*) filter (where rating = 5), count(*), coalesce(sum(rating), 0)]::int[]
        from reviews where reviews.store_id = store_ratings.store_id and state = 'published')
    from store_ratings`)
  return rows
}

test('200 reviews posted, edited, hidden and withdrawn at once: the stored stars are those of a recount', async () => {
  const [one, two] = [await aStore(shop), await aStore(shop)]
  const parcels = [await aLongParcel(one.id, 70), await aLongParcel(one.id, 70), await aLongParcel(two.id, 60)] as const
  const { headers } = await anOperator(shop)
  const lives = parcels.flatMap((parcel) =>
    parcel.lineIds.map(async (lineId, index) => {
      const response = await reviewAsBuyer(shop, parcel, { lineId, rating: (index % 5) + 1 })
      expect(response.status).toBe(201)
      const { data }: { data: OwnReview } = await response.json()
      const path = `/orders/track/${parcel.token}/reviews/${data.id}`
      const acts = [
        () => shop.request(path, { method: 'PUT', json: { rating: ((index + 2) % 5) + 1 } }),
        () => shop.request(path, { method: 'PUT', json: { rating: 5 } }),
        () =>
          shop.request(`/reviews/${data.id}/decision`, {
            method: 'POST',
            headers,
            json: { act: 'hide', version: 1 + (index % 3), reason: 'off-topic' },
          }),
        ...(index % 7 === 0 ? [() => shop.request(`${path}/withdraw`, { method: 'POST' })] : []),
      ]
      const answers = await Promise.all(acts.map((act) => act()))
      return answers.map(({ status }) => status)
    }),
  )
  const statuses = (await Promise.all(lives)).flat()
  expect(statuses.filter((status) => ![200, 409, 412].includes(status))).toEqual([])
  const rows = await compare()
  expect(rows).toHaveLength(5)
  for (const { stored, recounted } of rows) expect(stored).toEqual(recounted)
  const { rows: states } = await shop.database.execute<{ state: string; count: number }>(
    sql`select state, count(*)::int as count from reviews group by 1`,
  )
  expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(200)
  expect(states.map(({ state }) => state).toSorted()).toEqual(['hidden', 'published', 'withdrawn'])
  expect((await brokenInvariants(shop)).filter(({ id }) => id.startsWith('reviews.'))).toEqual([])
}, 120_000)

test('50 hidings of one review at once take its stars away once', async () => {
  const store = await aStore(shop)
  const product = await aProduct(shop, { storeId: store.id, stock: 5 })
  const review = await aReview(shop, { products: [product] })
  const { headers } = await signInAs(shop, (await anOperator(shop)).id)
  const hide = () =>
    shop.request(`/reviews/${review.id}/decision`, {
      method: 'POST',
      headers,
      json: { act: 'hide', version: 1, reason: 'abusive' },
    })
  const answers = await Promise.all(Array.from({ length: 50 }, hide))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { stored, recounted } of await compare()) expect(stored).toEqual(recounted)
})

describe('the score', () => {
  const scoreOf = async (counts: [number, number, number, number, number]) => {
    const { rows } = await shop.database.execute<{ score: string }>(sql`
      with tried as (insert into product_ratings (product_id, n1, n2, n3, n4, n5)
        values (gen_random_uuid(), ${sql.join(
          counts.map((count) => sql`${count}`),
          sql`, `,
        )}) returning product_id, score)
      select score from tried`)
    await shop.database.execute(sql`
      delete from product_ratings where product_id not in (select product_id from reviews)`)
    return Number(rows[0]?.score)
  }

  test('is the mean with ten more reviews of the shop’s mean', async () => {
    expect(await scoreOf([0, 0, 0, 0, 1])).toBe(4_272_727)
    expect(await scoreOf([0, 0, 0, 0, 2])).toBe(4_333_333)
    expect(await scoreOf([0, 0, 0, 10, 37])).toBe(4_684_210)
    expect(await scoreOf([1, 0, 0, 0, 0])).toBe(3_909_090)
  })

  test('takes the shop’s own mean when it has 100 reviews, in all rows', async () => {
    const meanOf = async () => {
      await refreshMean(shop)
      const { rows } = await shop.database.execute<{ mean: number }>(
        sql`select distinct mean_milli as mean from product_ratings`,
      )
      return rows.map(({ mean }) => mean)
    }
    const { rows } = await shop.database.execute<{ mean: number; count: number }>(
      sql`select (1000 * sum(sum) / sum(count))::int as mean, sum(count)::int as count from product_ratings`,
    )
    const [present] = rows
    expect(await meanOf()).toEqual([present && present.count >= 100 ? present.mean : 4200])
    await shop.database.execute(sql`update product_ratings set n5 = n5 + 1000`)
    const [mean] = await meanOf()
    expect(mean).toBeGreaterThan(4800)
    await shop.database.execute(sql`update product_ratings set n5 = n5 - 1000`)
  })
})

describe('lists', () => {
  test('are ordered by the score, those without reviews last, page by page without a gap', async () => {
    const store = await aStore(shop)
    const good = await aProduct(shop, { storeId: store.id, stock: 50 })
    const better = await aProduct(shop, { storeId: store.id, stock: 50 })
    const unknown = [await aProduct(shop, { storeId: store.id }), await aProduct(shop, { storeId: store.id })]
    await aReview(shop, { products: [good], rating: 3 })
    for (const rating of [5, 4, 5] as const) await aReview(shop, { products: [better], rating })
    const list = async (query: string) =>
      (await shop.request(`/products/?store=${store.id}&sort=rating${query}`)).json()
    const { data } = await list('')
    expect(data.map(({ id }: { id: string }) => id)).toEqual([
      better.id,
      good.id,
      ...unknown.map(({ id }) => id).toReversed(),
    ])
    expect(data.map(({ rating }: { rating: unknown }) => rating)).toEqual([
      { average: '4.7', count: 3 },
      ...[null, null, null],
    ])
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { data, meta } = await list(`&limit=1${cursor && `&cursor=${cursor}`}`)
      seen.push(...data.map(({ id }: { id: string }) => id))
      if (meta.next === null) break
      cursor = meta.next
    }
    expect(seen).toEqual(data.map(({ id }: { id: string }) => id))
    expect((await (await shop.request(`/products/${good.id}`)).json()).data).toMatchObject({
      rating: null,
      ratings: { rating: { average: '3.0', count: 1 }, counts: [0, 0, 1, 0, 0] },
    })
    expect((await (await shop.request(`/stores/${store.id}`)).json()).data.rating).toEqual({ average: '4.3', count: 4 })
  })
})

test('a mean is rounded once, a half upwards, without a float', () => {
  const mean = (count: number, sum: number) => presentRating({ count, sum })?.average
  expect([mean(1, 5), mean(20, 89), mean(3, 13), mean(100, 445), mean(1000, 4449), mean(8, 37)]).toEqual([
    '5.0',
    '4.5',
    '4.3',
    '4.5',
    '4.4',
    '4.6',
  ])
  expect(presentRating({ count: 0, sum: 0 })).toBeNull()
})
