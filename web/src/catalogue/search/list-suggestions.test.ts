import { expect, it } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { listBefore, listFound } from './list-suggestions.ts'

const t = wordsOf('en')
const store = {
  id: '1',
  slug: 's-1',
  name: 'Store',
  tagline: '',
  countryCode: 'GH',
  country: 'Ghana',
  logo: null,
  cover: null,
}
const product = {
  id: '1',
  slug: 'p-1',
  name: 'Product',
  picture: null,
  price: null,
  store: { ...store, status: 'open' as const },
}
const category = { slug: 'c-1', name: 'Category', picture: null, productCount: 2 }
const none = { products: [], categories: [], stores: [], isInstead: false, didYouMean: null }

it('groups products, categories and stores, and ends with all results', () => {
  const found = { ...none, products: [product], categories: [category], stores: [{ ...store, productCount: 1 }] }
  const groups = listFound(found, 'p', t)
  expect(groups.map(({ title, items }) => [title, ...items.map(({ name, note }) => [name, note])])).toEqual([
    ['Products', ['Product', 'Store']],
    ['Categories', ['Category', '2 products']],
    ['Stores', ['Store', '1 product']],
    [null, ['All results for “p”', undefined]],
  ])
  expect(groups[1]?.items[0]?.link).toEqual({ to: '/store/', search: { category: 'c-1' } })
})

it('begins with the suggested spelling', () => {
  const [spelling] = listFound({ ...none, didYouMean: 'necklace' }, 'neklace', t)
  expect(spelling?.items).toMatchObject([{ name: 'Did you mean “necklace”?', link: { search: { q: 'necklace' } } }])
})

it('without a match offers all results before goods that sell well', () => {
  const groups = listFound({ ...none, products: [product], isInstead: true }, 'zzz', t)
  expect(groups.map(({ key, title }) => [key, title])).toEqual([
    ['all', null],
    ['products', 'Popular now'],
  ])
  expect(listFound(undefined, 'zzz', t).map(({ key }) => key)).toEqual(['all'])
})

it('before anything is typed offers recent searches and popular categories', () => {
  const groups = listBefore({ ...none, categories: [category] }, ['kente'], t)
  expect(groups.map(({ title }) => title)).toEqual(['Recent searches', 'Popular categories'])
  expect(groups[0]?.items).toMatchObject([{ name: 'kente', searched: 'kente', isRecent: true }])
  expect(listBefore(undefined, [], t)).toEqual([])
})
