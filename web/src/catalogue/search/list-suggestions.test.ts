import { expect, it } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { listSuggestions } from './list-suggestions.ts'

const t = wordsOf('en')
const product = (index: number) => ({
  id: `${index}`,
  slug: `p-${index}`,
  name: `Product ${index}`,
  picture: null,
  price: null,
})
const named = (index: number) => ({ slug: `s-${index}`, name: `Name ${index}` })
const store = (index: number) => ({
  ...named(index),
  id: `${index}`,
  tagline: '',
  countryCode: 'GH',
  country: 'Ghana',
  logo: null,
  cover: null,
})

it('offers a few of each kind, stores and categories first', () => {
  const suggestions = listSuggestions(
    {
      products: Array.from({ length: 9 }, (_, index) => product(index)),
      categories: [named(1), named(2), named(3)],
      stores: [store(1)],
      didYouMean: null,
    },
    'p',
    t,
  )
  expect(suggestions.map(({ key }) => key)).toEqual([
    'store/s-1',
    'category/s-1',
    'category/s-2',
    ...Array.from({ length: 6 }, (_, index) => `product/p-${index}`),
    'all-results',
  ])
  expect(suggestions[1]?.link).toEqual({ to: '/store/', search: { category: 's-1' } })
})

it('begins with the suggested spelling and ends with all results, even when there are none', () => {
  const none = { products: [], categories: [], stores: [] }
  const suggestions = listSuggestions({ ...none, didYouMean: 'necklace' }, 'neklace', t)
  expect(suggestions.map(({ name }) => name)).toEqual(['Did you mean “necklace”?', 'All results for “neklace”'])
  expect(suggestions.map(({ link }) => link.search)).toEqual([{ q: 'necklace' }, { q: 'neklace' }])
  expect(listSuggestions({ ...none, didYouMean: null }, 'zzz', t).map(({ key }) => key)).toEqual(['all-results'])
})
