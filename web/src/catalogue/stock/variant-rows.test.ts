import type { InventoryItem, InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import { expect, test } from 'vitest'
import { rowsOfVariants, sumUpVariants, takeVariantRow } from './variant-rows.ts'

const naira = (amount: number) => ({ amount, currency: 'NGN' })
const product: InventoryRow = {
  id: 'p1',
  slug: 'wrap',
  name: 'Wrap',
  picture: null,
  status: 'active',
  isBlocked: false,
  featured: false,
  category: null,
  sku: 'WRAP-S',
  variantId: null,
  variantCount: 2,
  price: naira(1000),
  hasPriceRange: false,
  onHand: 12,
  held: 1,
  available: 11,
  lowStockThreshold: null,
  stockLevel: 'ok',
  shortCount: 0,
  shortVariants: [],
  updatedAt: '2027-01-01T00:00:00Z',
  version: 4,
}
const variant = { price: naira(1000), held: 0, lowStockThreshold: 3, stockLevel: 'ok' } as const
const item = {
  id: 'p1',
  version: 4,
  updatedAt: product.updatedAt,
  variants: [
    { ...variant, id: 'v1', title: 'S', sku: 'WRAP-S', onHand: 5, available: 5 },
    { ...variant, id: 'v2', title: 'M', sku: 'WRAP-M', onHand: 7, held: 1, available: 6 },
  ],
} as unknown as InventoryItem

test('a product opens to a row for each variant, edited like a product with one', () => {
  expect(rowsOfVariants(product, item)).toMatchObject([
    { id: 'v1', partOf: 'p1', name: 'Wrap, S', title: 'S', variantId: 'v1', onHand: 5, lowStockThreshold: 3 },
    { id: 'v2', partOf: 'p1', name: 'Wrap, M', sku: 'WRAP-M', available: 6 },
  ])
})

test('an edited variant changes the sums of its product', () => {
  const [small] = rowsOfVariants(product, item)
  if (!small) throw new Error('The product has no variant')
  const edited = { ...small, price: naira(900), onHand: 2, available: 2, stockLevel: 'low' as const, version: 5 }
  const now = takeVariantRow(item, edited)
  expect(now.variants[0]).toMatchObject({ price: naira(900), onHand: 2, stockLevel: 'low' })
  expect(now.variants[1]).toEqual(item.variants[1])
  expect(sumUpVariants(product, now)).toMatchObject({
    price: naira(900),
    hasPriceRange: true,
    onHand: 9,
    held: 1,
    available: 8,
    stockLevel: 'low',
    shortCount: 1,
    shortVariants: ['S'],
    version: 5,
  })
})
