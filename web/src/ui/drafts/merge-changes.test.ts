import { expect, it } from 'vitest'
import { mergeChanges } from './merge-changes.ts'

const base = {
  name: 'Stole',
  brand: '',
  tags: ['wool'],
  variants: [
    { id: 'red', price: '10', stock: '2' },
    { id: 'blue', price: '10', stock: '5' },
  ],
}

it('keeps changes made by one side only', () => {
  const mine = { ...base, brand: 'Adanwomase' }
  const theirs = { ...base, name: 'Kente stole', tags: ['silk'] }
  expect(mergeChanges(base, mine, theirs)).toEqual({
    merged: { ...base, name: 'Kente stole', brand: 'Adanwomase', tags: ['silk'] },
    collisions: [],
  })
})

it('merges the fields of each item in a list', () => {
  const mine = { ...base, variants: [{ id: 'red', price: '12', stock: '2' }, base.variants[1]] } as typeof base
  const theirs = { ...base, variants: [{ id: 'red', price: '10', stock: '1' }, base.variants[1]] } as typeof base
  expect(mergeChanges(base, mine, theirs).merged.variants[0]).toEqual({ id: 'red', price: '12', stock: '1' })
})

it('reports a field that both changed, and keeps the typed value', () => {
  const mine = { ...base, variants: [{ id: 'red', price: '10', stock: '10' }, base.variants[1]] } as typeof base
  const theirs = { ...base, variants: [{ id: 'red', price: '10', stock: '1' }, base.variants[1]] } as typeof base
  const { merged, collisions } = mergeChanges(base, mine, theirs)
  expect(merged).toEqual(mine)
  expect(collisions).toEqual([{ path: ['variants', '0', 'stock'], now: '1', mine: '10' }])
})

it('reports no collision when both typed the same', () => {
  const both = { ...base, name: 'Kente stole' }
  expect(mergeChanges(base, both, both)).toEqual({ merged: both, collisions: [] })
})

it('keeps a list whole when its items differ', () => {
  const mine = { ...base, variants: [{ id: 'red', price: '12', stock: '2' }] }
  const theirs = { ...base, variants: [...base.variants, { id: 'green', price: '9', stock: '1' }] }
  const { merged, collisions } = mergeChanges(base, mine, theirs)
  expect(merged.variants).toEqual(mine.variants)
  expect(collisions).toMatchObject([{ path: ['variants'] }])
})

it('leaves out removed items', () => {
  const pinned: Record<string, string> = { GHS: '5', KES: '7' }
  expect(mergeChanges(pinned, { GHS: '6' }, { ...pinned, USD: '1' }).merged).toEqual({ GHS: '6', USD: '1' })
})
