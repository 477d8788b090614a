import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import { describe, expect, test } from 'vitest'
import {
  flattenTree,
  heightOf,
  moveInTree,
  pathOf,
  placeAfterStep,
  placeBetween,
  withDescendants,
} from './category-tree.ts'

/** `home > kitchen > knives > paring`, `home > bath`, `food`: names are ids. */
const tree = [
  node('food', null, 1),
  node('home', null, 0),
  node('bath', 'home', 1),
  node('kitchen', 'home', 0),
  node('knives', 'kitchen', 0),
  node('paring', 'knives', 0),
]

function node(id: string, parentId: string | null, position: number): CategoryNode {
  return { id, slug: id, name: id, parentId, position, productCount: 0 }
}
const drawn = (nodes: CategoryNode[], closed: string[] = []) =>
  flattenTree(nodes, new Set(closed)).map((row) => '-'.repeat(row.depth) + row.id)

describe('flattenTree', () => {
  test('goes from top to bottom by position', () => {
    expect(drawn(tree)).toEqual(['home', '-kitchen', '--knives', '---paring', '-bath', 'food'])
  })
  test('skips the descendants of a collapsed category', () => {
    expect(drawn(tree, ['kitchen'])).toEqual(['home', '-kitchen', '-bath', 'food'])
  })
})

test('returns the height and width of a category', () => {
  expect(heightOf(tree, 'home')).toBe(4)
  expect(heightOf(tree, 'food')).toBe(1)
  expect([...withDescendants(tree, 'kitchen')].toSorted()).toEqual(['kitchen', 'knives', 'paring'])
  expect(pathOf(tree, 'knives')).toBe('home › kitchen › knives')
})

describe('placeBetween', () => {
  const rows = flattenTree(tree, new Set())
  const food = (index: number, wantedDepth: number) => placeBetween(rows, { id: 'food', index, wantedDepth, height: 1 })

  test('takes the wanted depth if the neighbours allow it', () => {
    expect(food(5, 0)).toEqual({ parentId: null, position: 1, depth: 0 })
    expect(food(5, 1)).toEqual({ parentId: 'home', position: 2, depth: 1 })
    expect(food(5, 2)).toEqual({ parentId: 'bath', position: 0, depth: 2 })
    expect(food(5, 9)).toEqual({ parentId: 'bath', position: 0, depth: 2 })
  })
  test('becomes the first child between a parent and its children', () => {
    expect(food(1, 0)).toEqual({ parentId: 'home', position: 0, depth: 1 })
  })
  test('has no parent at the very top', () => {
    expect(food(0, 3)).toEqual({ parentId: null, position: 0, depth: 0 })
  })
  test('returns null when the tree would become too deep', () => {
    expect(placeBetween(rows, { id: 'food', index: 3, wantedDepth: 3, height: 2 })).toBeNull()
  })
})

describe('placeAfterStep', () => {
  test('steps among siblings only', () => {
    expect(placeAfterStep(tree, 'bath', 'up')).toEqual({ parentId: 'home', position: 0 })
    expect(placeAfterStep(tree, 'kitchen', 'down')).toEqual({ parentId: 'home', position: 1 })
    expect(placeAfterStep(tree, 'home', 'up')).toBeNull()
    expect(placeAfterStep(tree, 'food', 'down')).toBeNull()
  })
  test('steps out beside its parent', () => {
    expect(placeAfterStep(tree, 'knives', 'out')).toEqual({ parentId: 'home', position: 1 })
    expect(placeAfterStep(tree, 'home', 'out')).toBeNull()
  })
  test('steps into the sibling above, unless the tree would become too deep', () => {
    expect(placeAfterStep(tree, 'food', 'in')).toEqual({ parentId: 'home', position: 2 })
    const deeper = [...tree, node('spoons', 'knives', 1), node('tea', 'spoons', 0)]
    expect(placeAfterStep(deeper, 'spoons', 'in')).toBeNull()
  })
})

describe('moveInTree', () => {
  test('makes room among the new siblings', () => {
    expect(drawn(moveInTree(tree, 'food', { parentId: 'home', position: 1 }))).toEqual([
      'home',
      '-kitchen',
      '--knives',
      '---paring',
      '-food',
      '-bath',
    ])
  })
  test('reorders among the same siblings', () => {
    const moved = moveInTree(tree, 'kitchen', { parentId: 'home', position: 1 })
    expect(drawn(moved, ['kitchen'])).toEqual(['home', '-bath', '-kitchen', 'food'])
  })
})
