import { expect, it } from 'vitest'
import { listSuggestions } from './list-suggestions.ts'

const product = (index: number) => ({
  id: `${index}`,
  slug: `p-${index}`,
  name: `Product ${index}`,
  picture: null,
  price: null,
})
const named = (index: number) => ({ slug: `s-${index}`, name: `Name ${index}` })

it('offers a few of each kind, stores and categories first', () => {
  const suggestions = listSuggestions({
    products: Array.from({ length: 9 }, (_, index) => product(index)),
    categories: [named(1), named(2), named(3)],
    stores: [named(1)],
  })
  expect(suggestions.map(({ key }) => key)).toEqual([
    'store/s-1',
    'category/s-1',
    'category/s-2',
    ...Array.from({ length: 6 }, (_, index) => `product/p-${index}`),
  ])
  expect(suggestions[1]?.link).toEqual({ to: '/store/', search: { category: 's-1' } })
})
