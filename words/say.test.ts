import { describe, expect, test } from 'vitest'
import { readLocale } from './locales.ts'
import { say } from './say.ts'

const t = say('en')

describe('a text', () => {
  test('is what its key stands for', () => {
    expect(t('carts.title')).toBe('Your cart')
  })
  test('takes its parameters', () => {
    expect(t('carts.added-many', { quantity: 3, name: 'Kente scarf' })).toBe('Added 3 × Kente scarf')
  })
  test('follows the plural rules of its language', () => {
    expect(t('carts.summary', { items: 1, stores: 1 })).toBe('1 item from 1 store')
    expect(t('carts.summary', { items: 0, stores: 2 })).toBe('0 items from 2 stores, one payment')
  })
  test('writes an amount as money does', () => {
    expect(t('carts.line.each', { price: { amount: 154520, currency: 'NGN' } })).toBe('₦1,545.20 each')
  })
  test('becomes what its tags become', () => {
    const rich = say<object>('en', (parts) => ({ parts }))
    expect(rich('carts.subtotal-before-delivery', { quiet: (inside) => ({ quiet: inside }) })).toEqual({
      parts: ['Subtotal ', { quiet: { parts: ['before delivery'] } }],
    })
  })
})

test('parameters are wanted as the English text names them', () => {
  // @ts-expect-error a parameter is missing
  expect(() => t('carts.line.each')).toThrow('price')
  // @ts-expect-error a word for a number
  expect(() => t('carts.link-count', { count: 'two' })).toThrow('count')
  // @ts-expect-error no such key
  expect(() => t('carts.unknown')).toThrow('No message has the key carts.unknown')
})

describe('the languages for tests', () => {
  test('accent a text, make it a third longer and show where it ends', () => {
    expect(say('en-XA')('carts.title')).toBe('⟦Ýóûŕ çáŕţ · ·⟧')
  })
  test('leave parameters and amounts as they are', () => {
    const said = say('en-XA')('carts.summary', { items: 2, stores: 1 })
    expect(said).toMatch(/^⟦2 îţéɱš ƒŕóɱ 1 šţóŕé( ·)+⟧$/)
  })
  test('from right to left, what is inserted keeps its own direction', () => {
    expect(say('ar-XB')('carts.line.remove', { name: 'Kente' })).toBe(
      '⟦Ŕéɱóṽé \u2068Kente\u2069 · ·⟧'.replace('ṽ', 'v'),
    )
  })
})

test('a language that the shop does not speak is refused', () => {
  expect(() => readLocale('tlh')).toThrow(RangeError)
  expect(() => readLocale('toString')).toThrow(RangeError)
})
