import { describe, expect, it } from 'vitest'
import { base32, findStep, oneTimePassword, stepAt } from './one-time-password.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('a one-time password', () => {
  // RFC 6238, appendix B: the last six of the eight digits there.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds is what the standard says', (seconds, digits) => {
    expect(oneTimePassword(secret, stepAt(at(seconds)))).toBe(digits)
  })

  it('is accepted half a minute early and late, and no further', () => {
    const steps = [-90, -60, -30, 0, 30, 60].map((seconds) => findStep(secret, '050471', at(1_111_111_111 + seconds)))
    expect(steps.map((step) => step !== undefined)).toEqual([false, false, true, true, true, false])
  })

  it('is six digits and nothing else', () => {
    for (const code of ['', '50471', '0504711', '05047a', '٠٥٠٤٧١']) {
      expect(findStep(secret, code, at(1_111_111_111))).toBeUndefined()
    }
  })
})

// RFC 4648, 10.
it.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %s in base 32 as %s', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
})
