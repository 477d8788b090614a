import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onTokenExpiring, readExpiryMs } from './token-expiry.ts'

const secondMs = 1000
const dayMs = 24 * 60 * 60 * secondMs
const makeToken = (payload: unknown) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
const endingIn = (lifeMs: number) => makeToken({ exp: (Date.now() + lifeMs) / secondMs })
const callBack = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') })
  callBack.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

it('calls back 60 seconds before the end', () => {
  onTokenExpiring(endingIn(900 * secondMs), callBack)
  vi.advanceTimersByTime(840 * secondMs - 1)
  expect(callBack).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callBack).toHaveBeenCalledOnce()
})

it.each([
  [111, 0],
  [110, 1],
  [60, 1],
  [-5, 1],
])('of a token that ends in %d s, calls back at once %d times', (lifeSeconds, times) => {
  onTokenExpiring(endingIn(lifeSeconds * secondMs), callBack)
  expect(callBack).toHaveBeenCalledTimes(times)
})

it('clears an earlier timer', () => {
  const earlier = vi.fn()
  onTokenExpiring(endingIn(900 * secondMs), earlier)
  onTokenExpiring(endingIn(1800 * secondMs), callBack)
  vi.advanceTimersByTime(1740 * secondMs)
  expect(earlier).not.toHaveBeenCalled()
  expect(callBack).toHaveBeenCalledOnce()
})

it('waits longer than a single browser timer can', () => {
  onTokenExpiring(endingIn(60 * dayMs), callBack)
  vi.advanceTimersByTime(60 * dayMs - 61 * secondMs)
  expect(callBack).not.toHaveBeenCalled()
  vi.advanceTimersByTime(secondMs)
  expect(callBack).toHaveBeenCalledOnce()
})

it.each(['', 'text', 'two.parts', 'one.too.many.parts', 'h.%%%.s', 'h.bm8ganNvbg.s', makeToken({}), makeToken(null)])(
  'ignores an invalid token: %s',
  (text) => {
    expect(readExpiryMs(text)).toBeUndefined()
    onTokenExpiring(text, callBack)
    vi.advanceTimersByTime(60 * dayMs)
    expect(callBack).not.toHaveBeenCalled()
  },
)
