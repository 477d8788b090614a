import { describe, expect, it } from 'vitest'
import { findOwnOrder, readOwnOrders, saveOwnOrder } from './own-orders.ts'

function aStorage(saved?: string) {
  const values = new Map(saved === undefined ? [] : [['makola-orders', saved]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('own orders', () => {
  it('keeps the newest first, each once, at most 20', () => {
    const storage = aStorage()
    for (let index = 1; index <= 25; index++) {
      saveOwnOrder({ number: `M-${index}`, trackingToken: `token-${index}` }, storage, '')
    }
    saveOwnOrder({ number: 'M-10', trackingToken: 'token-10' }, storage, '')
    const orders = readOwnOrders(storage, '')
    expect(orders).toHaveLength(20)
    expect(orders.slice(0, 2).map((order) => order.number)).toEqual(['M-10', 'M-25'])
    expect(findOwnOrder('M-25', storage, '')?.trackingToken).toBe('token-25')
    expect(findOwnOrder('M-1', storage, '')).toBeUndefined()
  })

  it('an order of an account is there while that account is signed in, and for nobody else', () => {
    const storage = aStorage()
    saveOwnOrder({ number: 'M-1', trackingToken: 'token-1' }, storage, '')
    saveOwnOrder({ number: 'M-2', trackingToken: 'token-2' }, storage, 'ada')
    const numbers = (accountId: string) => readOwnOrders(storage, accountId).map(({ number }) => number)
    expect(['ada', '', 'kofi'].map(numbers)).toEqual([['M-2', 'M-1'], ['M-1'], ['M-1']])
    expect(findOwnOrder('M-2', storage, '')).toBeUndefined()
  })

  it.each(['', '{', 'null', '{"number":"x"}', '[1, null, {"number": 5}]'])('reads %s as no orders', (saved) => {
    expect(readOwnOrders(aStorage(saved), '')).toEqual([])
  })
})
