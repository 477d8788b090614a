import type { TimelineEntry } from '@makola/contract/orders/orders.ts'
import { expect, test } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { listTimelineSteps } from './timeline-steps.tsx'

const entry = (kind: TimelineEntry['kind'], minute: number): TimelineEntry => ({
  kind,
  at: `2026-11-22T10:0${minute}:00Z`,
  parcelNumber: null,
  storeName: null,
  text: kind,
})
const marks = (state: 'awaiting_payment' | 'paid' | 'expired', ...kinds: TimelineEntry['kind'][]) => {
  const timeline = kinds.map((kind, index) => entry(kind, 9 - index))
  return listTimelineSteps({ timeline, state }, wordsOf('en')).map((step) => step.state)
}

test('a declined or abandoned attempt gets no tick, even when the order is paid later', () => {
  expect(marks('awaiting_payment', 'payment-failed', 'placed')).toEqual(['failed', 'done'])
  expect(marks('paid', 'shipped', 'paid', 'payment-failed', 'placed')).toEqual(['current', 'done', 'failed', 'done'])
})

test('the end of an unsuccessful order gets no tick either', () => {
  expect(marks('expired', 'expired', 'placed')).toEqual(['failed', 'done'])
  expect(marks('expired', 'cancelled', 'payment-failed', 'placed')).toEqual(['failed', 'failed', 'done'])
})
