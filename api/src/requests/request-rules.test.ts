import { describe, expect, test } from 'vitest'
import { addSeconds } from '../platform/clock.ts'
import { isWithdrawal, type Opened, openingOf, ruleFor } from './request-rules.ts'

const deliveredAt = new Date('2026-11-02T10:00:00.000Z')
const after = (days: number, seconds = 0) => addSeconds(deliveredAt, days * 86_400 + seconds)

const opened = (given: Partial<Opened> = {}): Opened => ({
  orderState: 'paid',
  parcelState: 'delivered',
  isPaid: true,
  countryCode: 'NG',
  returnDays: null,
  estimatedTo: deliveredAt,
  deliveredAt,
  isDisputed: false,
  now: deliveredAt,
  ...given,
})
const returning = (given: Partial<Opened> = {}) => openingOf('return', opened(given))

describe('the window of a return', () => {
  test.each([
    // Country, the store's days, and the longest of them with its source.
    ['NG', null, 7, 'shop'],
    ['NG', 7, 7, 'store'],
    ['NG', 30, 30, 'store'],
    ['ZA', null, 7, 'law'],
    ['ZA', 7, 7, 'law'],
    ['ZA', 8, 8, 'store'],
    ['CI', null, 14, 'law'],
    ['GB', 10, 14, 'law'],
    ['GB', 14, 14, 'law'],
    ['GB', 15, 15, 'store'],
    ['DE', 90, 90, 'store'],
  ] as const)(
    'in %s, with a store that promises %s days: %s days, by the %s',
    (countryCode, returnDays, days, basis) => {
      const window = returning({ countryCode, returnDays })
      expect(window).toMatchObject({ days, basis, closesAt: after(days).toISOString(), closed: null })
    },
  )

  test('ends with its last second', () => {
    for (const days of [7, 30]) {
      const returnDays = days === 7 ? null : days
      expect(returning({ returnDays, now: after(days) }).closed).toBeNull()
      expect(returning({ returnDays, now: after(days, 1) }).closed).toBe('window-over')
    }
  })

  test('has no end while nobody has marked the parcel as delivered, and no beginning before it is sent', () => {
    const sent = { parcelState: 'shipped', deliveredAt: null, returnDays: 30, now: after(200) } as const
    expect(returning(sent)).toMatchObject({ closed: null, closesAt: null, days: 30, basis: 'store' })
    expect(returning({ ...sent, parcelState: 'packed' })).toMatchObject({ closed: 'not-delivered', days: 30 })
  })

  test('a longer promise keeps the right that the law gives, as long as the law gives it', () => {
    const british = { countryCode: 'GB', returnDays: 30 }
    expect(returning({ ...british, now: after(14) })).toMatchObject({ basis: 'store', isWithdrawal: true })
    expect(returning({ ...british, now: after(14, 1) })).toMatchObject({ closed: null, isWithdrawal: false })
    expect(returning({ ...british, parcelState: 'shipped', deliveredAt: null }).isWithdrawal).toBe(true)
    expect(returning({ returnDays: 30 }).isWithdrawal).toBe(false)
  })

  test('leaves the windows of other kinds alone', () => {
    expect(openingOf('faulty', opened({ countryCode: 'GB', returnDays: 60 }))).toMatchObject({
      ...{ days: 30, basis: 'shop', closesAt: after(30).toISOString(), isWithdrawal: false },
    })
    expect(openingOf('missing', opened({ returnDays: 90 }))).toMatchObject({ days: null, basis: 'shop' })
  })
})

describe('silence about faulty goods', () => {
  const silenceAbout = (worthMinor: number, currency: string, rateSnapshot: { base: string; rate: string }) =>
    ruleFor({
      ...{ kind: 'faulty', parcelState: 'delivered', isPaid: true, secondsSincePaid: 86_400 },
      ...{ worthMinor, currency, rateSnapshot },
    }).answer?.silence

  test.each([
    // 200 units of the base currency, in minor units of each, at the order's own rate.
    ['JPY', '150', 30_000],
    ['TZS', '2500', 50_000_000],
    ['NGN', '1418.26', 28_365_200],
    ['KWD', '0.3', 60_000],
    ['USD', '1', 20_000],
  ])('in %s at %s: approves what is worth 200 dollars, and leaves more to the staff', (currency, rate, worthMinor) => {
    const snapshot = { base: 'USD', rate }
    expect(silenceAbout(worthMinor, currency, snapshot)).toBe('approve')
    // The next cent of the base currency.
    expect(silenceAbout(worthMinor + Math.ceil(worthMinor / 20_000), currency, snapshot)).toBe('escalate')
  })

  test('follows the rate of the order, and the base currency that it was quoted against', () => {
    expect(silenceAbout(50_000_000, 'NGN', { base: 'USD', rate: '1000' })).toBe('escalate')
    expect(silenceAbout(50_000_000, 'NGN', { base: 'USD', rate: '2500' })).toBe('approve')
    expect(silenceAbout(30_000_000, 'NGN', { base: 'NGN', rate: '1' })).toBe('approve')
    expect(silenceAbout(30_000_001, 'NGN', { base: 'NGN', rate: '1' })).toBe('escalate')
    expect(silenceAbout(20_000, 'USD', { base: 'XOF', rate: '0.0016' })).toBe('escalate')
  })
})

test('an older request was a withdrawal when the law set its last day', () => {
  expect(isWithdrawal({ basis: 'law', closesAt: null })).toBe(true)
  expect(isWithdrawal({ basis: 'shop', closesAt: null })).toBe(false)
  expect(isWithdrawal({ basis: 'store', closesAt: null, isWithdrawal: true })).toBe(true)
})
