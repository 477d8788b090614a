import { replaceCart } from '@makola/contract/carts/carts.ts'
import { expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { validate } from './validate.ts'

const shape = replaceCart.body

function errorsOf(value: unknown) {
  try {
    validate(shape, value, 'body')
  } catch (error) {
    if (error instanceof Problem) return error.errors
    throw error
  }
}

test('validate, more faults than a person reads: names the first fifty', () => {
  const lines = Array.from({ length: 90 }, () => ({ variantId: 'x', quantity: 1 }))
  expect(errorsOf({ lines, extra: 1 })).toHaveLength(50)
  const unknown = errorsOf(Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`k${number}`, 1])))
  expect(unknown).toHaveLength(50)
  expect(unknown?.[0]).toMatchObject({ pointer: '/lines' })
  expect(unknown?.[1]).toMatchObject({ pointer: '/k0', code: 'platform.unknown-field' })
})

test('validate, 200,000 unknown fields: costs hardly more than to find them', () => {
  const body = Object.fromEntries(Array.from({ length: 200_000 }, (_, number) => [`k${number}`, 1]))
  const fastest = (work: () => unknown) =>
    Math.min(
      ...[1, 2, 3, 4].map(() => {
        const startedAt = performance.now()
        work()
        return performance.now() - startedAt
      }),
    )
  const toFind = fastest(() => shape.safeParse(body))
  expect(fastest(() => errorsOf(body)) / toFind).toBeLessThan(2)
})
