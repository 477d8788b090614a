import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertPrice } from './convert.ts'
import { addMinor } from './money.ts'
import { addedTax, allocate, commission, includedTax, lineCommission, lineTotal, percentDiscount } from './totals.ts'

const sum = (amounts: number[]) => addMinor(...amounts)

describe('allocated by largest remainder (R6)', () => {
  test('D09: 10.00 off three equal lines', () => {
    expect(allocate(1000, [10000, 10000, 10000])).toEqual([334, 333, 333])
  })

  test('D16: a lost dispute over two parcels with unequal rests', () => {
    expect(allocate(1_500_000, [1_835_102, 1_000_000])).toEqual([970_919, 529_081])
  })

  test.each([
    [5, [1, 1, 1], [2, 2, 1]],
    [100, [1, 2, 3], [17, 33, 50]],
    [1, [0, 0, 7], [0, 0, 1]],
    [7, [7, 0], [7, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
  ])('%i over %j is %j', (total, weights, shares) => {
    expect(allocate(total, weights)).toEqual(shares)
  })

  test('stays exact where products leave the safe range', () => {
    const total = Number.MAX_SAFE_INTEGER
    expect(allocate(total, [total - 2, 1, 1])).toEqual([total - 2, 1, 1])
  })

  test.each([
    [10, []],
    [10, [0, 0]],
    [-10, [1]],
    [10, [2, -1]],
    [10, [0.5]],
    [0.5, [1]],
  ])('refuses %d over %j', (total, weights) => {
    expect(() => allocate(total, weights)).toThrow(RangeError)
  })

  test('adds up to the total, exceeds no line, and is fair to one minor unit', () => {
    const weights = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 20 }).filter((lines) => sum(lines) > 0)
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
        const total = Math.floor(sum(lines) * part)
        const shares = allocate(total, lines)
        expect(sum(shares)).toBe(total)
        shares.forEach((share, index) => {
          const line = lines[index] ?? 0
          expect(share).toBeLessThanOrEqual(line)
          expect(Math.abs(share - (total * line) / sum(lines))).toBeLessThan(1)
        })
      }),
    )
  })
})

describe('percentages, half-up', () => {
  test.each([
    [111085, '10', 11109],
    [1050, '10', 105],
    [105, '10', 11],
    [104, '10', 10],
    [1999, '0', 0],
    [1999, '100', 1999],
    [333, '33.333333', 111],
    [Number.MAX_SAFE_INTEGER, '100', Number.MAX_SAFE_INTEGER],
  ])('%i less %s percent', (amount, pct, discount) => {
    expect(percentDiscount(amount, pct)).toBe(discount)
  })

  test.each([
    [10750, '7.5', 750],
    [12000, '20', 2000],
    [100, '7.5', 7],
    [115, '15', 15],
    [1, '7.5', 0],
    [10000, '0', 0],
  ])('%i holds %s percent tax (R7)', (gross, pct, tax) => {
    expect(includedTax(gross, pct)).toBe(tax)
  })

  test.each([
    [10000, '7.5', 750],
    [100, '7.5', 8],
    [10, '5', 1],
    [9, '5', 0],
  ])('%i takes %s percent tax on top (R7)', (net, pct, tax) => {
    expect(addedTax(net, pct)).toBe(tax)
  })

  test.each([
    [10000, 1250, 1250],
    [1, 5000, 1],
    [1, 4999, 0],
    [1999, 0, 0],
    [1999, 10_000, 1999],
  ])('the shop keeps of %i, at %i basis points, %i (R11)', (amount, basisPoints, kept) => {
    expect(commission(amount, basisPoints)).toBe(kept)
  })

  test.each(['', '-1', '100.01', '1e1', '7,5', '7.5%', ' 5', '.5'])('"%s" is not a percentage', (pct) => {
    expect(() => percentDiscount(100, pct)).toThrow(RangeError)
    expect(() => includedTax(100, pct)).toThrow(RangeError)
    expect(() => addedTax(100, pct)).toThrow(RangeError)
  })

  test.each([-1, 10_001, 12.5, Number.NaN])('%d is not a commission', (basisPoints) => {
    expect(() => commission(100, basisPoints)).toThrow(RangeError)
  })

  test('refuses a part of a negative or fractional amount', () => {
    expect(() => percentDiscount(-1, '10')).toThrow(RangeError)
    expect(() => includedTax(0.5, '10')).toThrow(RangeError)
    expect(() => commission(-1, 100)).toThrow(RangeError)
  })
})

test('the tax inside a gross price equals the tax that was added', () => {
  const pcts = fc.constantFrom('5', '7.5', '14', '15', '16', '18', '19.25', '20', '25.5', '27')
  fc.assert(
    fc.property(fc.nat(100_000_000), pcts, (net, pct) => {
      const tax = addedTax(net, pct)
      expect(includedTax(net + tax, pct)).toBe(tax)
    }),
  )
})

describe('R11, the commission of a line', () => {
  const terms = (basisPoints: number, fixedMinor = 0) => ({ basisPoints, fixedMinor })

  test.each([
    ['a share', 2000, terms(500), 100],
    ['a half goes up', 50, terms(500), 3],
    ['just below a half goes down', 49, terms(500), 2],
    ['an odd share', 1999, terms(725), 145],
    ['a share and a fixed part', 2000, terms(250, 30), 80],
    ['never more than the line', 20, terms(500, 30), 20],
    ['all of it', 1999, terms(10_000), 1999],
    ['nothing of nothing', 0, terms(500, 30), 0],
    ['nothing without terms', 2000, undefined, 0],
  ])('%s', (_, lineMinor, applied, minor) => {
    expect(lineCommission(lineMinor, applied)).toBe(minor)
  })
})

const line = fc.record({
  unitBaseMinor: fc.integer({ min: 1, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 50 }),
  basisPoints: fc.integer({ min: 0, max: 3000 }),
})
const carts = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  rate: fc.constantFrom('1418.26', '655.957', '0.30715', '0.9242', '129.5'),
  currency: fc.constantFrom('NGN', 'XOF', 'KWD', 'CHF', 'JPY'),
  discountPct: fc.integer({ min: 0, max: 100 }),
  taxPct: fc.constantFrom('0', '7.5', '16', '20'),
})

test('a whole cart: shown amounts add up to the charge, and the whole charge is paid out (R5 to R11)', () => {
  fc.assert(
    fc.property(carts, ({ lines, rate, currency, discountPct, taxPct }) => {
      const terms = { rate, marginPct: '2.5', rounding: null }
      const units = lines.map(({ unitBaseMinor }) => convertPrice(unitBaseMinor, 'USD', currency, terms))
      const totals = lines.map(({ quantity }, index) => lineTotal(units[index] ?? 0, quantity))
      const discount = percentDiscount(sum(totals), String(discountPct))
      const discounts = discount === 0 ? totals.map(() => 0) : allocate(discount, totals)
      const nets = totals.map((total, index) => total - (discounts[index] ?? 0))
      const taxes = nets.map((net) => addedTax(net, taxPct))
      const commissions = lines.map(({ basisPoints }, index) => commission(nets[index] ?? 0, basisPoints))

      expect(sum(nets)).toBe(sum(totals) - discount)
      expect(Math.min(...nets, ...taxes, ...commissions)).toBeGreaterThanOrEqual(0)
      const charged = sum(totals) - discount + sum(taxes)
      const paidOut = nets.map((net, index) => net - (commissions[index] ?? 0))
      expect(Math.min(...paidOut)).toBeGreaterThanOrEqual(0)
      expect(sum(paidOut) + sum(commissions) + sum(taxes)).toBe(charged)
    }),
  )
})
