import type { Quote } from '@makola/contract/carts/carts.ts'
import type { NewOrder, PlacedOrder } from '@makola/contract/orders/orders.ts'
import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { placeOrder, placeQuoted, readSentOrder, resumeOrder, type SentOrder } from './place-order.ts'

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

describe('placeQuoted', () => {
  const quoteOf = (id: string, amount = 4200, part: object = {}) => {
    const store = {
      lines: [{ variantId: 'v', quantity: 2 }],
      delivery: { amount: 700 },
      chosenOptionId: 'tracked',
      options: [{ id: 'tracked', price: { amount: 700 }, minDays: 2 }, { id: 'express' }],
      ...part,
    }
    return {
      id,
      countryCode: 'NG',
      heldUntil: id,
      total: { amount, currency: 'NGN' },
      stores: [store],
    } as unknown as Quote
  }
  const quoted = (present: Quote | Error) => ({
    body: order('a'),
    quote: quoteOf('q'),
    priceAgain: async () => {
      if (present instanceof Error) throw present
      return present
    },
  })
  const changed = new ApiProblem(409, { type: 'x/cart-changed' })

  it.each([changed, refusal])(
    'refused with $type, places the order by the present quote if that is the same',
    async (why) => {
      const sent: SentOrder[] = []
      const shop = aShop([why])
      const send = (one: SentOrder) => {
        sent.push(one)
        return shop.send(one)
      }
      expect((await placeQuoted(quoted(quoteOf('q2')), { ...shop, send })).number).toBe('M-1')
      expect(sent.map(({ key, body }) => [key, body.quoteId])).toEqual([
        ['key-1', 'q'],
        ['key-2', 'q2'],
      ])
      expect(readSentOrder(shop.storage)).toBeNull()
    },
  )

  it.each([
    ['another total', quoteOf('q2', 4300)],
    ['another quantity at the same total', quoteOf('q2', 4200, { lines: [{ variantId: 'v', quantity: 1 }] })],
    ['another delivery at the same total', quoteOf('q2', 4200, { chosenOptionId: 'express' })],
    ['other days of delivery at the same total', quoteOf('q2', 4200, { options: [{ id: 'tracked', minDays: 9 }] })],
    ['no price', new ApiProblem(409, { type: 'x/cart-empty' })],
    ['no answer', new TypeError('Failed to fetch')],
  ])('places nothing where the present quote has %s', async (_, present) => {
    const shop = aShop([changed])
    await expect(placeQuoted(quoted(present), shop)).rejects.toBe(changed)
    expect(shop.placed.size).toBe(0)
  })

  it('places nothing twice: a second refusal is told', async () => {
    const shop = aShop([changed, changed])
    await expect(placeQuoted(quoted(quoteOf('q2')), shop)).rejects.toBe(changed)
    expect(shop.placed.size).toBe(0)
  })

  it('asks for no price after any other refusal', async () => {
    const soldOut = new ApiProblem(409, { type: 'x/out-of-stock' })
    const unasked = { ...quoted(changed), priceAgain: () => expect.unreachable() }
    await expect(placeQuoted(unasked, aShop([soldOut]))).rejects.toBe(soldOut)
  })

  it('finds the second order when its answer is lost', async () => {
    const shop = aShop([changed, 'lost'])
    await placeQuoted(quoted(quoteOf('q2')), shop).catch(() => {})
    expect((await placeQuoted(quoted(quoteOf('q2')), shop)).number).toBe('M-1')
    expect([...shop.placed.keys()]).toEqual(['key-2'])
  })
})
