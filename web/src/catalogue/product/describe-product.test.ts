import type { Product } from '@makola/contract/catalogue.ts'
import { expect, test } from 'vitest'
import { describeBreadcrumbs, describeProduct } from './describe-product.ts'

const variant = {
  id: 'v',
  sku: 'MUG-1',
  title: '',
  options: {},
  price: { amount: 154520, currency: 'NGN' },
  compareAt: null,
  storePrice: { amount: 100, currency: 'USD' },
  isPinned: false,
  pictureId: null,
  available: 0,
}
const product: Product = {
  id: 'p',
  slug: 'mug',
  name: 'Mug',
  store: { id: 's', slug: 'kiln', name: 'Kiln', countryCode: 'ZA' },
  category: null,
  picture: null,
  price: variant.price,
  hasPriceRange: false,
  compareAt: null,
  priceProblem: null,
  available: 0,
  featured: false,
  createdAt: '2026-11-21T00:00:00Z',
  description: '<p>Fired <b>twice</b></p>',
  brand: null,
  tags: [],
  status: 'active',
  options: [],
  variants: [variant],
  pictures: [{ id: 'i', url: '/media/i.png', name: 'i.png', alt: '', width: 1, height: 1, color: '#000000' }],
  storePrice: variant.storePrice,
  conversion: null,
  weightGrams: null,
  updatedAt: '2026-11-21T00:00:00Z',
  version: 1,
}

test('the offer has the shown price, in decimals of its currency, and the availability', () => {
  expect(describeProduct(product, variant, 'https://shop.test')).toMatchObject({
    description: 'Fired twice',
    image: ['https://shop.test/media/i.png'],
    offers: { price: '1545.20', priceCurrency: 'NGN', availability: 'https://schema.org/OutOfStock' },
  })
})

test('without a price there is no offer', () => {
  const described = describeProduct(product, { ...variant, price: null }, 'https://shop.test')
  expect(JSON.parse(JSON.stringify(described))).not.toHaveProperty('offers')
})

test('breadcrumbs count from one', () => {
  expect(describeBreadcrumbs([{ name: 'Home', path: '/' }], 'https://shop.test')).toMatchObject({
    itemListElement: [{ position: 1, name: 'Home', item: 'https://shop.test/' }],
  })
})
