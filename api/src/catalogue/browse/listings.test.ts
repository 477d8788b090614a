import type { Facets, ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStand, drawer, optionKeys, optionOf, type Stand } from '../../../../testing/builders/stand.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { crossRates, storeRates } from '../../rates/tables.ts'
import { listCategories } from '../categories/list-categories.ts'
import { invariants } from '../invariants.ts'
import { holdStock } from '../stock/hold-stock.ts'
import { releaseHolds } from '../stock/release-holds.ts'
import { countListings } from './count-listings.ts'
import { foldListings } from './fold-listings.ts'
import { listedNow, type Scope } from './listed-now.ts'

describe('facets and lists by price', () => {
  let shop: TestPlatform
  let rate: string
  let keysOf: Stand['keysOf']
  beforeAll(async () => {
    shop = await openTestPlatform()
    const rounding = { type: 'increment', increment: '500', mode: 'ceil' } as const
    rate = (await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1418.26', rounding })).id
    await shop.database
      .insert(crossRates)
      .values({ rateId: rate, fromCurrency: 'GHS', rate: '114.5' })
      .onConflictDoNothing()
    const { stores, ...stand } = await aStand(shop, 150)
    keysOf = stand.keysOf
    const own = {
      storeId: stores[3] ?? '',
      rateId: rate,
      marginPct: '40',
      updatedBy: 'test',
      updatedAt: shop.clock.now(),
    }
    await shop.database.insert(storeRates).values(own)
  })
  afterAll(() => shop.close())

  async function read<T>(path: string): Promise<T> {
    const response = await shop.request(path)
    expect(response.status).toBe(200)
    return response.json()
  }

  async function listAll(asked: Record<string, string> = { limit: '100' }): Promise<ProductCard[]> {
    const cards: ProductCard[] = []
    for (let cursor = ''; ; ) {
      const page = await read<{ data: ProductCard[]; meta: { next: string | null } }>(
        `/products/?${new URLSearchParams({ rate, ...asked })}${cursor}`,
      )
      cards.push(...page.data)
      if (page.meta.next === null) return cards
      cursor = `&cursor=${page.meta.next}`
    }
  }

  /** The expected facets, counted one by one. */
  function recount(cards: ProductCard[], below: ReadonlyMap<string, Set<string>>, asked: Record<string, string>) {
    const { category, store, featured, inStock, min, max, options, shipsFrom } = asked
    const chosen = Map.groupBy(options?.split(',') ?? [], optionOf)
    const hasOptions = ({ id }: ProductCard, but?: string) =>
      [...chosen].every(([option, keys]) => option === but || keys.some((key) => keysOf.get(id)?.includes(key)))
    const loose = cards.filter(
      (card) =>
        (category === undefined || (card.category !== null && below.get(category)?.has(card.category.slug))) &&
        (store === undefined || card.store.slug === store) &&
        (featured === undefined || String(card.featured) === featured) &&
        (inStock === undefined || String(card.available > 0) === inStock) &&
        (shipsFrom === undefined || card.store.countryCode === shipsFrom),
    )
    const scoped = loose.filter((card) => hasOptions(card))
    const amounts = scoped.flatMap(({ price }) => (price ? [price.amount] : []))
    const isWithin = ({ price }: ProductCard) =>
      (min === undefined || (price !== null && price.amount >= Number(min))) &&
      (max === undefined || (price !== null && price.amount <= Number(max)))
    const within = scoped.filter(isWithin)
    const withValue = (key: string) =>
      loose.filter((card) => isWithin(card) && hasOptions(card, optionOf(key)) && keysOf.get(card.id)?.includes(key))
        .length
    const valuesOf = (option: string) => optionKeys.filter((key) => optionOf(key) === option && withValue(key) > 0)
    const count = (slugs: (string | undefined)[]) =>
      Object.fromEntries(
        [
          ...Map.groupBy(
            slugs.filter((slug) => slug !== undefined),
            (slug) => slug,
          ),
        ].map(([slug, all]) => [slug, all.length]),
      )
    return {
      total: within.length,
      inStock: within.filter(({ available }) => available > 0).length,
      categories: count(within.map((card) => card.category?.slug)),
      stores: count(within.map((card) => card.store.slug)),
      countries: count(within.map((card) => card.store.countryCode)),
      options: Object.fromEntries(
        optionKeys
          .map((key) => [key, withValue(key)] as const)
          .filter(
            ([key, n]) => n > 0 && (valuesOf(optionOf(key)).length > 1 || chosen.get(optionOf(key))?.includes(key)),
          ),
      ),
      storeCount: new Set(within.map((card) => card.store.slug)).size,
      isCapped: false,
      price: amounts.length === 0 ? null : [Math.min(...amounts), Math.max(...amounts)],
      ids: within.map(({ id }) => id).sort(),
    }
  }

  /** Returns the faults of a list by price: in its order or its content. */
  async function misordered(asked: Record<string, string>, wanted: string[], sort: 'price' | '-price') {
    const cards = await listAll({ ...asked, sort, limit: '23' })
    const sign = sort === 'price' ? 1 : -1
    const keys = cards.map(({ price }) => (price ? sign * price.amount : Number.POSITIVE_INFINITY))
    const ids = cards.map(({ id }) => id).sort()
    const isRight =
      isSame(ids, wanted) &&
      isSame(
        keys,
        keys.toSorted((a, b) => a - b),
      )
    return isRight ? [] : [{ sort, asked, keys, ids, wanted }]
  }

  /** Returns the faults of a list, the newest or the oldest first: `cards` are all products, the newest first. */
  async function misdated(asked: Record<string, string>, cards: ProductCard[], wanted: string[]) {
    const [isOldest, among] = [wanted.length % 2 === 0, new Set(wanted)]
    const inOrder = cards.map(({ id }) => id).filter((id) => among.has(id))
    const ids = (await listAll({ ...asked, limit: '7', ...(isOldest && { sort: 'created' }) })).map(({ id }) => id)
    return isSame(ids, isOldest ? inOrder.toReversed() : inOrder) ? [] : [{ asked, ids, inOrder }]
  }

  async function differences(seed: number): Promise<unknown[]> {
    const { next, pick } = drawer(seed)
    const cards = await listAll()
    const tree = await listCategories(shop.database)
    const below = new Map(
      tree.map(({ id, slug }) => {
        const ids = new Set([id])
        for (const node of tree) if (node.parentId !== null && ids.has(node.parentId)) ids.add(node.id)
        return [slug, new Set(tree.filter((node) => ids.has(node.id)).map((node) => node.slug))]
      }),
    )
    const found: unknown[] = []
    for (let round = 0; round < 60; round++) {
      const asked: Record<string, string> = {
        ...(next(2) === 0 && { category: pick(tree).slug }),
        ...(next(3) === 0 && { store: `stand-${next(5)}` }),
        ...(next(4) === 0 && { featured: pick(['true', 'false']) }),
        ...(next(3) === 0 && { inStock: pick(['true', 'false']) }),
        ...(next(3) === 0 && { options: optionKeys.filter(() => next(3) === 0).join(',') || pick(optionKeys) }),
        ...(next(5) === 0 && { shipsFrom: pick(['NG', 'GH', 'ZA']) }),
        ...(next(5) === 0 && { min: String(next(90_000_000)) }),
        ...(next(5) === 0 && { max: String(next(90_000_000)) }),
      }
      const { data } = await read<{ data: Facets }>(`/products/facets?${new URLSearchParams({ rate, ...asked })}`)
      const counts = (facets: Facets['stores']) => Object.fromEntries(facets.map(({ slug, count }) => [slug, count]))
      const said = {
        ...data,
        categories: counts(data.categories),
        stores: counts(data.stores),
        countries: Object.fromEntries(data.countries.map(({ code, count }) => [code, count])),
        options: Object.fromEntries(data.options.flatMap((each) => each.values).map(({ key, count }) => [key, count])),
        price: data.price && [data.price.min.amount, data.price.max.amount],
      }
      const { ids, ...wanted } = recount(cards, below, asked)
      if (!isSame(said, wanted)) found.push({ asked, said, wanted })
      if (round % 3 === 0) found.push(...(await misordered(asked, ids, pick(['price', '-price']))))
      if (round % 3 === 1) found.push(...(await misdated(asked, cards, ids)))
    }
    for (const { slug, productCount } of tree) {
      const { total } = recount(cards, below, { category: slug })
      if (productCount !== total) found.push({ slug, productCount, total })
    }
    return found
  }

  const sorted = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value)
          .map(([key, part]) => [key, sorted(part)])
          .sort(([a], [b]) => String(a).localeCompare(String(b)))
      : value
  const isSame = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

  test('of 60 random filters equal a full count, before changes are folded in', async () => {
    expect(await differences(1)).toEqual([])
  })

  test('are the same after all changes are folded in', async () => {
    expect(await foldListings(shop.database)).toBeGreaterThan(100)
    expect(await differences(2)).toEqual([])
    expect(await foldListings(shop.database)).toBe(0)
  })

  test('are the same while some changes are not folded in', async () => {
    await shop.database.execute(sql`update variants set on_hand = held where hashtext(id::text) % 3 = 0`)
    await shop.database.execute(sql`update products set min_price_minor = 1, max_price_minor = 999999
      where id in (select product_id from listings order by price_minor limit 9)`)
    await shop.database.execute(
      sql`update variants set price_minor = 1 where product_id in (select id from products where min_price_minor = 1)`,
    )
    await shop.database.execute(sql`update products set status = 'archived' where id in (
      select product_id from listings order by price_minor desc limit 9)`)
    await shop.database.execute(sql`update stores set status = 'closed' where slug = 'stand-1'`)
    await shop.database.execute(sql`delete from pinned_prices where amount_minor < 20_000_00`)
    expect(await differences(3)).toEqual([])
    await foldListings(shop.database)
    expect(await differences(4)).toEqual([])
    expect(await brokenInvariants(shop, listingInvariants)).toEqual([])
  })

  test('have no price range without a usable rate, and omit prices too large to count', async () => {
    const { data } = await read<{ data: Facets }>(`/products/facets?rate=${newId()}`)
    expect(data).toMatchObject({ price: null, total: (await listAll()).length })
    await aProduct(shop, { priceMinor: 100_000_000_000 })
    const dear = await read<{ data: Facets }>(`/products/facets?rate=${rate}`)
    const amounts = (await listAll()).flatMap(({ price }) => (price ? [price.amount] : []))
    expect(dear.data.price).toMatchObject({
      min: { amount: Math.min(...amounts) },
      max: { amount: Math.max(...amounts) },
    })
  })
})

const listingInvariants = invariants.filter(({ id }) => /^catalogue\.(listing|store-listings|option-values)/.test(id))

describe('listings', () => {
  let shop: TestPlatform
  let stand: Stand
  beforeAll(async () => {
    shop = await openTestPlatform()
    stand = await aStand(shop, 40)
  })
  afterAll(() => shop.close())

  /** Compares the counts of a scope with its listing, at one moment. */
  async function compareOnce(scope: Scope): Promise<void> {
    const client = await shop.database.$client.connect()
    try {
      await client.query('begin isolation level repeatable read')
      const db = drizzle({ client })
      const { total, inStock, stores, countries } = await countListings(
        db,
        { ...scope, rate: undefined, storeName: undefined },
        'USD',
      )
      const { rows } = await db.execute(sql`
        select count(*)::int as total, (count(*) filter (where in_stock))::int as "inStock", count(distinct store_id)::int as stores,
          count(distinct country_code)::int as countries
        from (${listedNow}) as now join stores on stores.id = store_id where ${scope.store === undefined ? sql`true` : sql`store_id = ${scope.store}`}
          and ${scope.featured === undefined ? sql`true` : sql`now.featured = ${scope.featured}`}
          and ${scope.inStock === undefined ? sql`true` : sql`in_stock = ${scope.inStock}`}`)
      expect({ total, inStock, stores: stores.length, countries: countries.length }).toEqual(rows[0])
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  /** Makes random changes, as sellers and shoppers do, several in one transaction. */
  async function change({ next, pick }: ReturnType<typeof drawer>): Promise<void> {
    const { stores, categories, products } = stand
    const variantIds = [...new Set([pick(products), pick(products)].map(({ variantIds: ids }) => pick(ids)))].sort()
    const orderId = newId()
    const kinds = [
      () =>
        transact(shop, (tx) =>
          holdStock(tx, {
            orderId,
            lines: variantIds.map((variantId) => ({ variantId, quantity: 1 })),
            expiresAt: shop.clock.now(),
          }),
        ),
      () =>
        transact(shop, async (tx) => {
          const { rows } = await tx.execute<{ order_id: string }>(
            sql`select order_id from holds where state = 'active' limit 1`,
          )
          await Promise.all(rows.map((row) => releaseHolds(tx, row.order_id)))
        }),
      () =>
        shop.database.execute(
          sql`update products set category_id = ${pick(categories)}, featured = ${next(2) === 0} where id = ${pick(products).id}`,
        ),
      () =>
        shop.database.execute(
          sql`update products set status = ${pick(['active', 'active', 'draft'])} where id = ${pick(products).id}`,
        ),
      () => shop.database.execute(sql`update variants set on_hand = held + ${next(2)} where id = ${variantIds[0]}`),
      () =>
        shop.database.execute(
          sql`update stores set status = ${pick(['open', 'open', 'paused', 'closed'])} where id = ${pick(stores)}`,
        ),
      () =>
        shop.database.execute(sql`update stores set country_code = ${pick(['NG', 'GH'])} where id = ${pick(stores)}`),
      () => aProduct(shop, { storeId: pick(stores), stock: next(2) }),
    ]
    await pick(kinds)().catch((error) => expect(error).toMatchObject({ type: 'out-of-stock' }))
  }

  test('add up after every commit, with concurrent writers and folding', async () => {
    const isDone = { writing: false }
    const folder = async () => {
      while (!isDone.writing) await foldListings(shop.database)
    }
    const writer = async (seed: number) => {
      const draw = drawer(seed)
      for (let step = 0; step < 25; step++) {
        await change(draw)
        await compareOnce(
          draw.pick<Scope>([
            {},
            { inStock: true },
            { inStock: false },
            { store: draw.pick(stand.stores) },
            { featured: true },
          ]),
        )
      }
    }
    const folding = [folder(), folder()]
    await Promise.all(Array.from({ length: 12 }, (_, seed) => writer(seed + 100)))
    isDone.writing = true
    await Promise.all(folding)
    await foldListings(shop.database)
    await compareOnce({})
    expect(await brokenInvariants(shop, listingInvariants)).toEqual([])
  })

  test('are right when two buyers take the last units of two variants of one product at once', async () => {
    const { id, variantIds } = await aProductWithTwo()
    await foldListings(shop.database)
    await Promise.all(
      variantIds.map((variantId) =>
        transact(shop, (tx) =>
          holdStock(tx, { orderId: newId(), lines: [{ variantId, quantity: 1 }], expiresAt: shop.clock.now() }),
        ),
      ),
    )
    await foldListings(shop.database)
    const { rows } = await shop.database.execute(sql`select in_stock from listings where product_id = ${id}`)
    expect(rows).toEqual([{ in_stock: false }])
  })

  async function aProductWithTwo() {
    const made = await aProduct(shop, { variants: [{ stock: 1 }, { stock: 1 }] })
    return { id: made.id, variantIds: made.variants.map((variant) => variant.id) }
  }

  test('lose and double nothing when folding is killed half-way', async () => {
    const { id } = await aProductWithTwo()
    await foldListings(shop.database)
    await shop.database.execute(sql`update products set featured = true where id = ${id}`)
    await aProduct(shop)
    const client = await shop.database.$client.connect()
    try {
      await client.query('begin')
      await client.query('select from listings where product_id = $1 for update', [id])
      const killed = foldListings(shop.database).catch((error: Error) => error)
      const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
      await client.query(`select pg_terminate_backend(pid) from (${waiting}) as waiting`)
      expect(await killed).toBeInstanceOf(Error)
      await client.query('rollback')
    } finally {
      client.release()
    }
    await compareOnce({})
    expect(await foldListings(shop.database)).toBeGreaterThan(0)
    await compareOnce({ featured: true })
    expect(await brokenInvariants(shop, listingInvariants)).toEqual([])
  })

  test('do not change on a sale that leaves stock', async () => {
    const { variantId } = await aProduct(shop, { stock: 9 })
    await foldListings(shop.database)
    await transact(shop, (tx) =>
      holdStock(tx, { orderId: newId(), lines: [{ variantId, quantity: 2 }], expiresAt: shop.clock.now() }),
    )
    expect(await foldListings(shop.database)).toBe(0)
  })
})
