import { describe, expect, it } from 'vitest'
import { nextCheckInSeconds, untilNextAsked } from './check-waits.ts'

describe('nextCheckInSeconds', () => {
  it('checks often at first, then less often', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(nextCheckInSeconds)).toEqual([1, 1, 2, 3, 5, 8, 8])
  })

  it('stops after about two minutes', () => {
    let waited = 0
    let checks = 0
    for (let wait = nextCheckInSeconds(0); wait !== null; wait = nextCheckInSeconds(checks)) {
      waited += wait
      checks += 1
    }
    expect(waited).toBeGreaterThanOrEqual(120)
    expect(waited).toBeLessThan(130)
    expect(nextCheckInSeconds(checks + 1)).toBeNull()
  })
})

describe('untilNextAsked', () => {
  const now = new Date('2026-11-21T09:00:00Z')

  it('is shortly after the shop’s question', () => {
    expect(untilNextAsked('2026-11-21T09:15:00Z', now)).toBe(905)
  })

  it('is neither too soon, nor later than an hour', () => {
    expect(untilNextAsked('2026-11-21T08:59:00Z', now)).toBe(30)
    expect(untilNextAsked('2026-11-23T09:00:00Z', now)).toBe(3600)
    expect(untilNextAsked(null, now)).toBe(3600)
  })
})
