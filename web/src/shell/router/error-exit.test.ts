import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { describeExit, redirectDelayMs } from './error-exit.ts'

const t = wordsOf('en')

describe('the way out of the error screen', () => {
  it('leads back when there is a page to go back to', () => {
    expect(describeExit(true, t)).toEqual({ button: 'Go Back', leaving: 'Redirecting to the previous page...' })
  })
  it('leads home otherwise', () => {
    expect(describeExit(false, t)).toEqual({ button: 'Go Home', leaving: 'Redirecting to homepage...' })
  })
  it('takes two seconds', () => {
    expect(redirectDelayMs).toBe(2000)
  })
})
