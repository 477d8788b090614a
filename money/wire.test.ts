import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyCodes } from './currencies.ts'
import { canWire, fromWireAmount, toWireAmount } from './wire.ts'

type Provider = Parameters<typeof toWireAmount>[0]

describe('amounts sent (R12)', () => {
  test.each<[Provider, number, string, string | number]>([
    ['paystack', 8095, 'XOF', 809500],
    ['flutterwave', 8095, 'XOF', '8095'],
    ['stripe', 8095, 'XOF', 8095],
    ['paystack', 2835102, 'NGN', 2835102],
    ['flutterwave', 2835102, 'NGN', '28351.02'],
    ['stripe', 2835102, 'NGN', 2835102],
    ['flutterwave', 100, 'NGN', '1.00'],
    ['flutterwave', 9007199254740991, 'NGN', '90071992547409.91'],
    ['paystack', 5, 'UGX', 500],
    ['flutterwave', 5, 'UGX', '5'],
    ['stripe', 5, 'ISK', 500],
    ['stripe', 500, 'MGA', 5],
    ['stripe', 500, 'HUF', 500],
    ['stripe', 6000, 'JPY', 6000],
    ['stripe', 15350, 'KWD', 15350],
    ['flutterwave', 15354, 'KWD', '15.354'],
  ])('%s, %i %s: %o', (provider, amount, currency, wire) => {
    expect(toWireAmount(provider, { amount, currency })).toBe(wire)
  })

  test.each<[string, Provider, number, string]>([
    ['UGX, which the documents contradict', 'stripe', 500, 'UGX'],
    ['dinars not ending in 0', 'stripe', 15354, 'KWD'],
    ['a fifth of an ariary', 'stripe', 520, 'MGA'],
    ['dinars it does not list', 'stripe', 1000, 'IQD'],
    ['three decimals', 'paystack', 1000, 'KWD'],
    ['an amount below 0', 'paystack', -1, 'NGN'],
    ['half a kobo', 'paystack', 0.5, 'NGN'],
    ['an unknown currency', 'flutterwave', 1, 'ZZZ'],
    ['more than the safe range once in hundredths', 'paystack', Number.MAX_SAFE_INTEGER, 'XOF'],
  ])('refused: %s', (_, provider, amount, currency) => {
    expect(() => toWireAmount(provider, { amount, currency })).toThrow(RangeError)
  })

  test.each<[Provider, string, number | undefined, boolean]>([
    ['stripe', 'UGX', undefined, false],
    ['stripe', 'KWD', undefined, true],
    ['stripe', 'KWD', 15350, true],
    ['stripe', 'KWD', 15354, false],
    ['paystack', 'KWD', undefined, false],
    ['flutterwave', 'KWD', 15354, true],
  ])('%s may be offered %s, %o: %o', (provider, currency, amount, can) => {
    expect(canWire(provider, amount === undefined ? { currency } : { amount, currency })).toBe(can)
  })

  test('explains a refusal', () => {
    expect(() => toWireAmount('stripe', { amount: 500, currency: 'UGX' })).toThrow('stripe does not take UGX')
    expect(() => toWireAmount('stripe', { amount: 15354, currency: 'KWD' })).toThrow(
      'stripe cannot take 15.354 KWD exactly',
    )
  })
})

describe('amounts reported (R13)', () => {
  test.each<[Provider, unknown, string, number]>([
    ['paystack', 2835102, 'NGN', 2835102],
    ['paystack', '10000', 'NGN', 10000],
    ['paystack', 809500, 'XOF', 8095],
    ['flutterwave', 28351.02, 'NGN', 2835102],
    ['flutterwave', '28351.02', 'NGN', 2835102],
    ['flutterwave', 100, 'NGN', 10000],
    ['flutterwave', '8095.00', 'XOF', 8095],
    ['stripe', 500, 'ISK', 5],
    ['stripe', 5, 'MGA', 500],
    ['stripe', 15350, 'KWD', 15350],
  ])('%s, %o %s is %i', (provider, value, currency, amount) => {
    expect(fromWireAmount(provider, value, currency)).toBe(amount)
  })

  test.each<[Provider, unknown, string]>([
    ['paystack', 100.5, 'NGN'],
    ['paystack', '100.00', 'NGN'],
    ['paystack', 809550, 'XOF'],
    ['paystack', -100, 'NGN'],
    ['paystack', Number.NaN, 'NGN'],
    ['paystack', null, 'NGN'],
    ['paystack', undefined, 'NGN'],
    ['paystack', {}, 'NGN'],
    ['paystack', true, 'NGN'],
    ['paystack', [100], 'NGN'],
    ['paystack', '', 'NGN'],
    ['paystack', '0x10', 'NGN'],
    ['paystack', 2 ** 53, 'NGN'],
    ['paystack', 100, 'ngn'],
    ['paystack', 1000, 'KWD'],
    ['flutterwave', 0.1 + 0.2, 'NGN'],
    ['flutterwave', 8095.5, 'XOF'],
    ['flutterwave', '1,000.00', 'NGN'],
    ['flutterwave', 1e21, 'NGN'],
    ['stripe', 550, 'ISK'],
    ['stripe', 15354, 'KWD'],
    ['stripe', 500, 'UGX'],
  ])('%s, %o %s is an invalid fact', (provider, value, currency) => {
    expect(fromWireAmount(provider, value, currency)).toBeNull()
  })
})

test('sent amounts are read back the same, as number and as text', () => {
  const providers = fc.constantFrom<Provider>('paystack', 'flutterwave', 'stripe')
  const amounts = fc.nat(1_000_000_000_000).map((amount) => amount * 10)
  fc.assert(
    fc.property(providers, amounts, fc.constantFrom(...currencyCodes), (provider, amount, currency) => {
      let wire: string | number
      try {
        wire = toWireAmount(provider, { amount, currency })
      } catch {
        expect(provider).not.toBe('flutterwave')
        return
      }
      expect(fromWireAmount(provider, wire, currency)).toBe(amount)
      expect(fromWireAmount(provider, JSON.parse(String(wire)), currency)).toBe(amount)
    }),
  )
})
