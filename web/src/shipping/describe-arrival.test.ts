import type { DeliveryOption } from '@makola/contract/shipping/shipping.ts'
import { expect, test } from 'vitest'
import { wordsOf } from '../ui/words/use-words.ts'
import { describeArrival } from './describe-arrival.ts'

const option = (from: string, to: string, pickup: DeliveryOption['pickup'] = null) =>
  ({ arrival: { from, to }, pickup }) as DeliveryOption

test.each([
  [option('2026-11-27', '2026-11-30'), 'Arrives Fri, Nov 27 – Mon, Nov 30'],
  [option('2026-12-31', '2027-01-02'), 'Arrives Thu, Dec 31 – Sat, Jan 2'],
  [option('2026-11-05', '2026-11-05'), 'Arrives Thu, Nov 5'],
  [option('2026-11-27', '2026-11-27', { address: null }), 'Ready Fri, Nov 27'],
])('an option says the days of the week and of the month on which it arrives', (given, text) => {
  expect(describeArrival(given, wordsOf('en'))).toBe(text)
})
