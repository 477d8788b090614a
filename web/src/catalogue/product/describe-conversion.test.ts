import { expect, test } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { describeConversion, formatRate } from './describe-conversion.ts'

const t = wordsOf('en')
const conversion = {
  from: 'GBP',
  to: 'NGN',
  rate: '1896.27450981',
  marginPct: '2',
  effectiveAt: '2026-11-21T08:00:00Z',
}

test('a conversion in words', () => {
  expect(describeConversion(conversion, t)).toBe(
    '1 GBP = 1,934.20 NGN, including a margin of 2%, set on Nov 21, 2026. You pay exactly the price shown.',
  )
  expect(describeConversion({ ...conversion, marginPct: '0' }, t)).toBe(
    '1 GBP = 1,896.27 NGN, set on Nov 21, 2026. You pay exactly the price shown.',
  )
})

test('small rates keep six significant digits, large ones two decimals', () => {
  expect(formatRate('0.000651890482')).toBe('0.00065189')
  expect(formatRate('1.17')).toBe('1.17')
  expect(formatRate('13.30129')).toBe('13.3013')
  expect(formatRate('1417937.20504')).toBe('1,417,937.21')
})
