import type { InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { applyEdit, applySaved, changeRows } from './inventory-rows.ts'

const row: InventoryRow = {
  id: 'p1',
  slug: 'shea',
  name: 'Shea',
  picture: null,
  status: 'active',
  isBlocked: false,
  featured: false,
  category: null,
  sku: 'SHEA',
  variantId: 'v1',
  variantCount: 1,
  price: { amount: 1000, currency: 'NGN' },
  hasPriceRange: false,
  onHand: 10,
  held: 2,
  available: 8,
  lowStockThreshold: 3,
  stockLevel: 'ok',
  shortCount: 0,
  shortVariants: [],
  updatedAt: '2027-01-01T00:00:00Z',
  version: 4,
}

describe('an edit in place', () => {
  test.each([
    [9, 7, 'ok'],
    [5, 3, 'low'],
    [2, 0, 'out'],
  ])('of the stock to %d leaves %d to sell: %s', (stock, available, stockLevel) => {
    expect(applyEdit(row, { stock })).toEqual({ ...row, onHand: stock, available, stockLevel })
  })

  test('of the price keeps the stock', () => {
    const price = { amount: 1200, currency: 'NGN' }
    expect(applyEdit(row, { price })).toEqual({ ...row, price })
  })

  test('ends with the server’s values', () => {
    const saved = { ...applyEdit(row, { stock: 5 }), productVersion: 5, updatedAt: '2027-01-02T00:00:00Z' }
    expect(applySaved(row, saved)).toMatchObject({ onHand: 5, available: 3, version: 5, updatedAt: saved.updatedAt })
  })
})

test('rows change in every list of the store, and back again', () => {
  const queryClient = new QueryClient()
  const list = (store: string, search: object) => ['inventory', store, 'rows', search]
  const pages = { pages: [{ data: [row, { ...row, id: 'p2' }], meta: {} }], pageParams: [''] }
  for (const key of [list('s1', {}), list('s1', { q: 'a' }), list('s2', {})]) queryClient.setQueryData(key, pages)
  const ids = (store: string, search: object) =>
    queryClient.getQueryData<typeof pages>(list(store, search))?.pages[0]?.data.map(({ id }) => id)

  const putBack = changeRows(queryClient, 's1', (one) => (one.id === 'p1' ? null : one))
  expect([ids('s1', {}), ids('s1', { q: 'a' }), ids('s2', {})]).toEqual([['p2'], ['p2'], ['p1', 'p2']])
  putBack()
  expect(ids('s1', {})).toEqual(['p1', 'p2'])
})
