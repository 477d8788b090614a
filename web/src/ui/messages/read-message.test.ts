import { describe, expect, it } from 'vitest'
import { wordsOf } from '../words/use-words.ts'
import { readMessage } from './read-message.ts'

const t = wordsOf('en')

describe('readMessage', () => {
  it("shows the error's own message", () => {
    expect(readMessage(new Error('The shop is very busy'), t)).toBe('The shop is very busy')
    expect(readMessage('Plain text', t)).toBe('Plain text')
  })
  it('speaks of the connection when the shop could not be reached', () => {
    for (const message of ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])
      expect(readMessage(new TypeError(message), t)).toBe(
        'We could not reach the shop. Check your connection and try again.',
      )
  })
  it.each([new Error(''), undefined, null, {}, 7])('has a default text: %s', (error) => {
    expect(readMessage(error, t)).toBe('An unexpected error occurred')
  })
})
