import { expect, test } from 'vitest'
import { insertInOrder, moveItem } from './arrange-pictures.ts'

test('a picture moves and the others keep their order', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveItem(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('pictures keep the chosen order, in whatever order they arrive', () => {
  const chosen = ['1', '2', '3', '4']
  const placeOf = (item: string) => (chosen.includes(item) ? chosen.indexOf(item) : undefined)
  const arrived = ['3', '1', '4', '2']
  const shown = arrived.reduce<string[]>((items, item) => insertInOrder(items, item, placeOf), ['old'])
  expect(shown).toEqual(['old', '1', '2', '3', '4'])
})

test('existing pictures stay where the seller has put them', () => {
  const placeOf = (item: string) => ({ new0: 0, new1: 1 })[item]
  expect(insertInOrder(['new1', 'old'], 'new0', placeOf)).toEqual(['new0', 'new1', 'old'])
  expect(insertInOrder(['old', 'new0'], 'new1', placeOf)).toEqual(['old', 'new0', 'new1'])
})
