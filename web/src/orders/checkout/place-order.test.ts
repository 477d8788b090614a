import type { NewOrder, PlacedOrder } from '@makola/contract/orders/orders.ts'
import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { placeOrder, readSentOrder, resumeOrder, type SentOrder } from './place-order.ts'

const order = (note: string) => ({ quoteId: 'q', note }) as NewOrder
const refusal = new ApiProblem(409, { type: 'x/price-changed' })

/** A server that remembers keys, behind a connection that loses the answers it is told to lose. */
function aShop(answers: ('ok' | 'lost' | Error)[] = []) {
  const placed = new Map<string, PlacedOrder>()
  const values = new Map<string, string>()
  let keys = 0
  const send = async ({ key, body }: SentOrder) => {
    const answer = answers.shift() ?? 'ok'
    if (answer instanceof Error) throw answer
    if (!placed.has(key)) placed.set(key, { number: `M-${placed.size + 1}`, id: body.note } as PlacedOrder)
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    return placed.get(key) as PlacedOrder
  }
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return { send, storage, newKey: () => `key-${++keys}`, placed }
}

describe('placeOrder', () => {
  it('forgets the checkout after an answer, so that the next one is a new order', async () => {
    const shop = aShop()
    expect((await placeOrder(order('a'), shop)).number).toBe('M-1')
    expect(readSentOrder(shop.storage)).toBeNull()
    expect((await placeOrder(order('a'), shop)).number).toBe('M-2')
  })

  it('places one order when the answer is lost and the shopper tries again', async () => {
    const shop = aShop(['lost'])
    await expect(placeOrder(order('a'), shop)).rejects.toThrow('Failed to fetch')
    expect((await placeOrder(order('a'), shop)).number).toBe('M-1')
    expect(shop.placed.size).toBe(1)
  })

  it('finds the first order even when the form changed after a lost answer', async () => {
    const shop = aShop(['lost'])
    await placeOrder(order('a'), shop).catch(() => {})
    expect((await placeOrder(order('b'), shop)).id).toBe('a')
    expect(shop.placed.size).toBe(1)
  })

  it('resumes after a reload', async () => {
    const shop = aShop(['lost'])
    await placeOrder(order('a'), shop).catch(() => {})
    const sent = readSentOrder(shop.storage)
    expect(sent && (await resumeOrder(sent, shop)).number).toBe('M-1')
    expect(readSentOrder(shop.storage)).toBeNull()
  })

  it('uses a new key after a refusal', async () => {
    const shop = aShop([refusal])
    await expect(placeOrder(order('a'), shop)).rejects.toBe(refusal)
    expect(readSentOrder(shop.storage)).toBeNull()
    await placeOrder(order('a'), shop)
    expect([...shop.placed.keys()]).toEqual(['key-2'])
  })

  it('sends the changed form when the first one was refused after all', async () => {
    const shop = aShop([new TypeError('Failed to fetch'), refusal])
    await placeOrder(order('a'), shop).catch(() => {})
    expect((await placeOrder(order('b'), shop)).id).toBe('b')
    expect(shop.placed.size).toBe(1)
  })

  it.each([
    new ApiProblem(503, { type: 'x/overloaded' }),
    new ApiProblem(409, { type: 'x/idempotency-key-in-progress' }),
  ])('keeps its key after $type', async (problem) => {
    const shop = aShop([problem])
    await expect(placeOrder(order('a'), shop)).rejects.toBe(problem)
    expect(readSentOrder(shop.storage)?.key).toBe('key-1')
  })
})
