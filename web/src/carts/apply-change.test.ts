import type { Cart, CartLine } from '@makola/contract/carts/carts.ts'
import { describe, expect, it } from 'vitest'
import { applyChange } from './apply-change.ts'

const naira = (amount: number) => ({ amount, currency: 'NGN' })

const courier = {
  id: 'courier',
  name: 'Courier',
  price: naira(500),
  freeOver: naira(3000),
  minDays: 1,
  maxDays: 2,
  arrival: { from: '2026-11-27', to: '2026-11-28' },
  pickup: null,
}

function aLine(variantId: string, quantity: number, given: Partial<CartLine> = {}): CartLine {
  return {
    variantId,
    productId: `product-${variantId}`,
    productSlug: `slug-${variantId}`,
    name: variantId,
    variantTitle: '',
    picture: null,
    quantity,
    available: 10,
    unitPrice: naira(1500),
    lineTotal: naira(1500 * quantity),
    previousUnitPrice: null,
    problem: null,
    addedAt: '2026-11-26T09:00:00.000Z',
    ...given,
  }
}

function aCart(...stores: CartLine[][]): Cart {
  const sum = (lines: CartLine[]) => lines.reduce((total, line) => total + (line.lineTotal?.amount ?? 0), 0)
  const lines = stores.flat()
  return {
    id: 'cart',
    rateId: null,
    currency: 'NGN',
    country: 'Nigeria',
    stores: stores.map((own, index) => ({
      store: { id: `store-${index}`, slug: `s${index}`, name: `Store ${index}`, countryCode: 'NG', logo: null },
      breakEndsOn: null,
      lines: own,
      subtotal: naira(sum(own)),
      delivery: { option: courier, charge: naira(500), missingForFree: naira(1) },
      deliveryProblem: null,
    })),
    count: lines.reduce((units, line) => units + line.quantity, 0),
    subtotal: naira(sum(lines)),
    deliveryTotal: naira(500 * stores.length),
    total: naira(sum(lines) + 500 * stores.length),
    version: 1,
  }
}

describe('applyChange', () => {
  it('sets a quantity and every total above it', () => {
    const cart = applyChange(aCart([aLine('a', 1), aLine('b', 2)]), { set: [{ variantId: 'a', quantity: 4 }] })
    expect(cart.stores[0]?.lines[0]).toMatchObject({ quantity: 4, lineTotal: naira(6000) })
    expect(cart).toMatchObject({ count: 6, subtotal: naira(9000) })
    expect(cart.stores[0]?.subtotal).toEqual(naira(9000))
  })

  it('removes a line at 0, and its store with the last line', () => {
    const cart = applyChange(aCart([aLine('a', 1)], [aLine('b', 2)]), { set: [{ variantId: 'a', quantity: 0 }] })
    expect(cart.stores.map((store) => store.store.id)).toEqual(['store-1'])
    expect(cart).toMatchObject({ count: 2, subtotal: naira(3000) })
  })

  it('adds to an existing line', () => {
    const cart = applyChange(aCart([aLine('a', 1)]), { add: [{ variantId: 'a', quantity: 2 }] })
    expect(cart.stores[0]?.lines[0]?.quantity).toBe(3)
    expect(cart.count).toBe(3)
  })

  it('counts units of a line that only the server can describe', () => {
    const cart = applyChange(aCart([aLine('a', 1)]), { add: [{ variantId: 'new', quantity: 2 }] })
    expect(cart.count).toBe(3)
    expect(cart.stores[0]?.lines).toHaveLength(1)
  })

  it('clears the warning of a short line reduced to the stock', () => {
    const short = aLine('a', 5, { available: 2, problem: 'short' })
    const cart = applyChange(aCart([short]), { set: [{ variantId: 'a', quantity: 2 }] })
    expect(cart.stores[0]?.lines[0]?.problem).toBeNull()
  })

  it('leaves a line without a price without a total', () => {
    const line = aLine('a', 1, { unitPrice: null, lineTotal: null, problem: 'price-unavailable' })
    const cart = applyChange(aCart([line]), { set: [{ variantId: 'a', quantity: 2 }] })
    expect(cart.stores[0]?.lines[0]).toMatchObject({ lineTotal: null, problem: 'price-unavailable' })
    expect(cart.subtotal).toEqual(naira(0))
  })

  it('leaves every delivery and the total open, which only the server knows', () => {
    const before = aCart([aLine('a', 1)], [aLine('b', 2)])
    for (const change of [{ set: [{ variantId: 'a', quantity: 2 }] }, { add: [{ variantId: 'new', quantity: 1 }] }]) {
      const cart = applyChange(before, change)
      expect(cart.stores.map((store) => store.delivery)).toEqual([null, null])
      expect(cart).toMatchObject({ deliveryTotal: null, total: null })
    }
    expect(before.stores[0]?.delivery).not.toBeNull()
  })

  it('does not modify the given cart', () => {
    const before = aCart([aLine('a', 1)])
    applyChange(before, { set: [{ variantId: 'a', quantity: 9 }] })
    expect(before.stores[0]?.lines[0]?.quantity).toBe(1)
  })
})
