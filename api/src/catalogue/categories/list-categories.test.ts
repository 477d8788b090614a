import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCategory, aProduct } from '../../../../testing/builders/catalogue.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { explainStatements, rowsLookedAt } from '../../../../testing/database/explain-statements.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
  const home = await aCategory(shop, { slug: 'home', name: 'Home', position: 2 })
  const fashion = await aCategory(shop, { slug: 'fashion', name: 'Fashion', position: 1 })
  const bags = await aCategory(shop, { slug: 'bags', name: 'Bags', parentId: fashion.id })
  const brixton = await aStore(shop, { slug: 'brixton' })
  await aProduct(shop, { storeId: brixton.id, categoryId: bags.id })
  await aProduct(shop, { categoryId: fashion.id })
  await aProduct(shop, { categoryId: home.id, status: 'draft' })
  await aProduct(shop, { categoryId: home.id, storeId: (await aStore(shop, { status: 'closed' })).id })
})
afterAll(() => shop.close())

async function list(query = ''): Promise<[string, number][]> {
  const response = await shop.request(`/categories/${query}`)
  expect(response.status).toBe(200)
  const { data } = (await response.json()) as { data: CategoryNode[] }
  return data.map(({ slug, productCount }) => [slug, productCount])
}

test('the tree lists parents first, with the number of products in each and below', async () => {
  expect(await list()).toEqual([
    ['fashion', 2],
    ['home', 0],
    ['bags', 1],
  ])
})

test('of one store counts only its products', async () => {
  expect(await list('?store=brixton')).toEqual([
    ['fashion', 1],
    ['home', 0],
    ['bags', 1],
  ])
})

test('of an unknown store counts none', async () => {
  expect((await list('?store=nobody')).map(([, count]) => count)).toEqual([0, 0, 0])
})

test('products are counted once, however many categories there are', async () => {
  const steps = await explainStatements(shop, () => list())
  // Three are on sale, one is a draft.
  expect(rowsLookedAt(steps, 'products')).toBeLessThanOrEqual(4)
})
