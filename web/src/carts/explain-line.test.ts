import type { CartLine } from '@makola/contract/carts/carts.ts'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../ui/words/use-words.ts'
import { explainLine, isBuyable } from './explain-line.ts'

const t = wordsOf('en')

const line = (given: Partial<CartLine>) =>
  ({ available: 3, quantity: 1, problem: null, unitPrice: null, previousUnitPrice: null, ...given }) as CartLine

describe('explainLine', () => {
  it('returns nothing for an unchanged line', () => {
    expect(explainLine(line({}), null, t)).toEqual([])
  })
  it('offers the remaining stock of a short line', () => {
    expect(explainLine(line({ problem: 'short' }), null, t)).toEqual([
      { tone: 'danger', text: 'Only 3 left.', setTo: 3 },
    ])
  })
  const stopped = [
    'sold-out',
    'store-paused',
    'store-at-limit',
    'order-too-large',
    'gone',
    'price-unavailable',
  ] as const
  it.each(stopped)('names a line that is %s', (problem) => {
    const [notice] = explainLine(line({ problem }), null, t)
    expect(notice?.tone).toBe('danger')
    expect(notice?.setTo).toBeUndefined()
  })
  it('names the day on which a store on a break opens again', () => {
    const [notice] = explainLine(line({ problem: 'store-paused' }), '2026-12-05', t)
    expect(notice?.text).toBe('The store is on a break until Dec 5, 2026. Remove this item to check out.')
  })
  it('reports a changed price', () => {
    const changed = line({
      previousUnitPrice: { amount: 150000, currency: 'NGN' },
      unitPrice: { amount: 165050, currency: 'NGN' },
    })
    expect(explainLine(changed, null, t)).toEqual([
      { tone: 'neutral', text: 'Price was ₦1,500.00, now ₦1,650.50 each.' },
    ])
  })
  it('does not compare prices of two currencies', () => {
    const moved = line({
      previousUnitPrice: { amount: 150000, currency: 'NGN' },
      unitPrice: { amount: 900, currency: 'GHS' },
    })
    expect(explainLine(moved, null, t)).toEqual([])
  })
})

describe('isBuyable', () => {
  it('requires at least one line, and no line with a problem', () => {
    expect(isBuyable([])).toBe(false)
    expect(isBuyable([line({})])).toBe(true)
    expect(isBuyable([line({}), line({ problem: 'short' })])).toBe(false)
  })
})
