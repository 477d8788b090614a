import type { Product } from '@makola/contract/catalogue/catalogue.ts'
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
  store: { id: 's', slug: 'kiln', name: 'Kiln', countryCode: 'ZA', status: 'open' },
  category: null,
  picture: null,
  price: variant.price,
  hasPriceRange: false,
  compareAt: null,
  priceProblem: null,
  available: 0,
  rating: null,
  isSoldHere: true,
  ratings: { rating: null, counts: [0, 0, 0, 0, 0] },
  featured: false,
  createdAt: '2026-11-21T00:00:00Z',
  description: '<p>Fired <b>twice</b></p>',
  brand: null,
  tags: [],
  status: 'active',
  options: [],
  variants: [variant],
  pictures: [{ id: 'i', url: '/media/i.png', name: 'i.png', alt: '', width: 1, height: 1, color: '#000000' }],
  about: { materials: 'Stoneware' },
  sizeGuide: null,
  storePrice: variant.storePrice,
  conversion: null,
  weightGrams: null,
  updatedAt: '2026-11-21T00:00:00Z',
  version: 1,
}

test('the offer has the shown price, in decimals of its currency, and the availability', () => {
  expect(describeProduct({ product, variant }, 'https://shop.test')).toMatchObject({
    description: 'Fired twice',
    material: 'Stoneware',
    image: ['https://shop.test/media/i.png'],
    offers: { price: '1545.20', priceCurrency: 'NGN', availability: 'https://schema.org/OutOfStock' },
  })
})

test('without a price there is no offer', () => {
  const described = describeProduct({ product, variant: { ...variant, price: null } }, 'https://shop.test')
  expect(JSON.parse(JSON.stringify(described))).not.toHaveProperty('offers')
})

test('the stars are those of the page, with at most five reviews; without a review there are none', () => {
  const bare = JSON.parse(JSON.stringify(describeProduct({ product, variant }, 'https://shop.test')))
  expect(bare).not.toHaveProperty('aggregateRating')
  expect(bare).not.toHaveProperty('review')
  const rated = { ...product, ratings: { rating: { average: '4.5', count: 8 }, counts: [0, 0, 1, 2, 5] } }
  const review = { rating: 4, title: '', text: 'Warm', name: 'Ada', writtenAt: '2026-11-21T00:00:00Z' }
  const reviews = [{ ...review, name: null }, ...Array.from({ length: 7 }, () => review)]
  const described = describeProduct({ product: rated, variant, reviews }, 'https://shop.test')
  expect(described).toMatchObject({ aggregateRating: { ratingValue: '4.5', reviewCount: 8 } })
  const { review: listed } = JSON.parse(JSON.stringify(described))
  expect(listed).toHaveLength(5)
  expect(listed[0]).toEqual({
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
    reviewBody: 'Warm',
    author: { '@type': 'Person', name: 'Ada' },
    datePublished: '2026-11-21',
  })
})

test('breadcrumbs count from one', () => {
  expect(describeBreadcrumbs([{ name: 'Home', path: '/' }], 'https://shop.test')).toMatchObject({
    itemListElement: [{ position: 1, name: 'Home', item: 'https://shop.test/' }],
  })
})
