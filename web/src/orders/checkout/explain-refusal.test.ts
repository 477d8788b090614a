import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { explainRefusal } from './explain-refusal.ts'

const seen = { amount: 4200, currency: 'GHS' }
const problem = (status: number, type: string, more = {}) =>
  new ApiProblem(status, { type: `https://shop/problems/${type}`, detail: 'In words.', ...more })

describe('explainRefusal', () => {
  it('puts field errors at their fields, the first of each', () => {
    const errors = [
      { pointer: '/address/city', code: 'missing', detail: 'Give a town.' },
      { pointer: '/address/city', code: 'short', detail: 'Too short.' },
      { pointer: '/contact/phone', code: 'pattern', detail: 'Not a number.' },
    ]
    expect(explainRefusal(problem(422, 'validation-failed', { errors }), seen)).toEqual({
      kind: 'fields',
      faults: { '/address/city': 'Give a town.', '/contact/phone': 'Not a number.' },
    })
  })

  it('keeps the seen total when the price has changed', () => {
    expect(explainRefusal(problem(409, 'price-changed'), seen)).toEqual({ kind: 'price-changed', seen })
  })

  it('names the short lines', () => {
    const current = [{ variantId: 'v', name: 'Wax print', requested: 3, available: 1 }, 'noise']
    expect(explainRefusal(problem(409, 'out-of-stock', { current }), seen)).toEqual({
      kind: 'out-of-stock',
      text: 'In words.',
      lines: [current[0]],
    })
  })

  it.each(['cart-changed', 'not-deliverable'])('prices the cart again after %s', (type) => {
    expect(explainRefusal(problem(409, type), seen)).toEqual({ kind: 'cart-changed', text: 'In words.' })
  })

  it.each([new TypeError('Failed to fetch'), problem(503, 'overloaded'), problem(409, 'idempotency-key-in-progress')])(
    'does not claim to know the outcome without an answer (%s)',
    (error) => {
      expect(explainRefusal(error, seen)).toEqual({ kind: 'unanswered' })
    },
  )

  it('repeats the server’s words for anything else', () => {
    expect(explainRefusal(problem(429, 'rate-limited', { request_id: 'r1' }), seen)).toEqual({
      kind: 'other',
      text: 'In words.',
      requestId: 'r1',
    })
  })
})
