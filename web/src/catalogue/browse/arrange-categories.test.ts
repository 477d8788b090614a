import { expect, test } from 'vitest'
import { arrangeCategories } from './arrange-categories.ts'

const node = (slug: string, parentId: string | null) => ({
  id: slug,
  slug,
  name: slug.toUpperCase(),
  parentId,
  position: 0,
  productCount: 0,
})
const tree = [node('home', null), node('food', null), node('toys', null), node('pots', 'home'), node('mugs', 'home')]
const counts = [
  { slug: 'pots', name: 'POTS', count: 3 },
  { slug: 'home', name: 'HOME', count: 1 },
  { slug: 'food', name: 'FOOD', count: 2 },
]
const lines = (chosen?: string) => arrangeCategories(tree, counts, chosen).map((c) => [c.slug, c.count, c.depth])

test('shows the top levels with their descendants, and none that would find nothing', () => {
  expect(lines()).toEqual([
    ['home', 4, 0],
    ['food', 2, 0],
  ])
})

test('opens the path to the chosen category, even when it is empty', () => {
  expect(lines('home')).toEqual([
    ['home', 4, 0],
    ['pots', 3, 1],
    ['food', 2, 0],
  ])
  expect(lines('mugs')).toEqual([
    ['home', 4, 0],
    ['pots', 3, 1],
    ['mugs', 0, 1],
    ['food', 2, 0],
  ])
})
