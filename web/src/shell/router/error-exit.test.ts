import { describe, expect, it } from 'vitest'
import { describeExit, redirectDelayMs } from './error-exit.ts'

describe('the way out of the error screen', () => {
  it('leads back when there is a page to go back to', () => {
    expect(describeExit(true)).toEqual({ button: 'Go Back', leaving: 'Redirecting to the previous page...' })
  })
  it('leads home otherwise', () => {
    expect(describeExit(false)).toEqual({ button: 'Go Home', leaving: 'Redirecting to homepage...' })
  })
  it('takes two seconds', () => {
    expect(redirectDelayMs).toBe(2000)
  })
})
