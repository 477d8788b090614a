import { expect, it } from 'vitest'
import { allProductsQuery, facetsQuery, featuredQuery, productQuery, productsQuery } from './queries.ts'

it('keeps products under products, products/all and products/{id}', () => {
  expect(productsQuery({ category: 'bags' }).queryKey).toEqual(['products', { category: 'bags' }])
  expect(featuredQuery({}).queryKey[0]).toBe('products')
  expect(allProductsQuery({ sort: 'price' }).queryKey).toEqual(['products', 'all', { sort: 'price' }, ''])
  expect(facetsQuery({}).queryKey.slice(0, 2)).toEqual(['products', 'all'])
  expect(productQuery('kente-bag', 'rate-1').queryKey).toEqual(['products', 'kente-bag', { rate: 'rate-1' }])
})
