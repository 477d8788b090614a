import type { SellingTerms } from '@makola/contract/ledger/earnings.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCategory } from '../../../../testing/builders/catalogue.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { commissionTerms } from '../tables.ts'

let shop: TestPlatform
let seller: Awaited<ReturnType<typeof aStoreWithOwner>>

beforeAll(async () => {
  shop = await openTestPlatform({ PAYOUT_DELAY_DAYS: '5' })
  seller = await aStoreWithOwner(shop, { tier: 0 })
})
beforeEach(() => shop.database.delete(commissionTerms))
afterAll(() => shop.close())

const ask = (query = '') =>
  shop.request(`/stores/${seller.store.slug}/selling-terms${query}`, { headers: seller.owner.headers })
const terms = async (query?: string) => ((await (await ask(query)).json()) as { data: SellingTerms }).data

test('selling terms, none set: no commission, and the days until the money is available', async () => {
  expect(await terms()).toEqual({
    currency: 'USD',
    commission: null,
    categories: [],
    delayDays: 5,
    undeliveredDays: 30,
    reserve: null,
  })
})

test('selling terms, by level: a shorter wait, and what is held of each sale', async () => {
  const of = async (tier: number) => {
    const { store, owner } = await aStoreWithOwner(shop, { tier })
    const answer = await shop.request(`/stores/${store.slug}/selling-terms`, { headers: owner.headers })
    return ((await answer.json()) as { data: SellingTerms }).data
  }
  expect(await of(1)).toMatchObject({ delayDays: 5, reserve: { basisPoints: 1000, days: 30 } })
  expect(await of(2)).toMatchObject({ delayDays: 5, reserve: { basisPoints: 500, days: 30 } })
  expect(await of(3)).toMatchObject({ delayDays: 3, reserve: null })
})

test('selling terms, of the shop and of a category: each is told, and a product gets those of its category', async () => {
  const top = await aCategory(shop)
  const leaf = await aCategory(shop, { parentId: top.id })
  await someCommissionTerms(shop, { basisPoints: 500 })
  await someCommissionTerms(shop, { basisPoints: 800, categoryId: top.id })
  const ofTop = { of: 'category', basisPoints: 800, fixedMinor: 0 }
  expect(await terms()).toMatchObject({
    commission: { of: 'shop', basisPoints: 500, fixedMinor: 0 },
    categories: [{ name: top.name, terms: ofTop }],
  })
  expect((await terms(`?category=${leaf.slug}`)).commission).toEqual(ofTop)
  expect((await terms(`?category=${leaf.id}`)).commission).toEqual(ofTop)
})

test('selling terms, agreed with the store: they replace all others', async () => {
  const category = await aCategory(shop)
  await someCommissionTerms(shop, { basisPoints: 800, categoryId: category.id })
  await someCommissionTerms(shop, { basisPoints: 250, storeId: seller.store.id })
  expect(await terms(`?category=${category.slug}`)).toMatchObject({
    commission: { of: 'store', basisPoints: 250 },
    categories: [],
  })
})

test('selling terms, unknown category or another’s store: not found', async () => {
  expect((await ask('?category=no-such-category')).status).toBe(404)
  const { owner } = await aStoreWithOwner(shop)
  const answer = await shop.request(`/stores/${seller.store.slug}/selling-terms`, { headers: owner.headers })
  expect(answer.status).toBe(404)
})
