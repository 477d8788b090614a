import { expect, test } from 'vitest'
import { listTopCategories } from './list-top-categories.ts'

const node = (slug: string, parentId: string | null) => ({
  id: slug,
  slug,
  name: slug.toUpperCase(),
  parentId,
  position: 0,
  productCount: 0,
})
const tree = [node('home', null), node('toys', null), node('pots', 'home'), node('clay', 'pots')]
const counts = [
  { slug: 'home', name: 'HOME', count: 1 },
  { slug: 'clay', name: 'CLAY', count: 3 },
]
const lines = (chosen?: string) => listTopCategories(tree, counts, chosen).map(({ slug, count }) => [slug, count])

test('counts the top level with all below it, and leaves out what would find nothing', () => {
  expect(lines()).toEqual([['home', 4]])
})

test('shows a chosen category below the top level too', () => {
  expect(lines('pots')).toEqual([
    ['home', 4],
    ['pots', 3],
  ])
})

test('tells no number where one is not known', () => {
  expect(listTopCategories(tree, [...counts, { slug: 'pots', name: 'POTS', count: null }], undefined)).toEqual([
    { slug: 'home', name: 'HOME', count: null },
  ])
})
