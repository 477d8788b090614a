import { describe, expect, test } from 'vitest'
import { newMessage } from '../messages/messages.ts'
import { requestText } from '../requests/requests.ts'
import { newStore } from '../stores/stores.ts'
import { line } from './fields.ts'

/** Each is drawn as nothing, in whatever type. */
const unseen = [
  ...['', ' ', '\u00A0', '\u3000', '\u200B', '\u200B\u200B', '\u200C\u200D', '\u2060', '\uFEFF', '\u00AD', '\u034F'],
  ...['\u061C', '\u180E', '\u115F', '\u1160', '\u3164', '\uFFA0', '\u2800', '\uFE0F', '\u{E0041}', '\u{1D159}'],
  ...['\u0301', '\u20E3', '\u0085', '\u2028', '\u{E000}'],
]
const seen = ['a', '7', '.', '€', '你', 'ก', 'é', 'e\u0301', '\u200Ba', 'क्ष', '★', '👩🏽‍🌾', '🇳🇬', '1️⃣', '❤️', '⠁']

describe('a required text', () => {
  test.each(unseen)('is not %j', (text) => {
    const isTaken = (shape: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
      shape.safeParse(value).success
    expect(isTaken(line(60), text)).toBe(false)
    expect(isTaken(newStore, { name: text, countryCode: 'NG', currency: 'NGN' })).toBe(false)
    expect(isTaken(newMessage, { text })).toBe(false)
    expect(isTaken(requestText, text)).toBe(false)
  })

  test.each(seen)('may be %j', (text) => {
    expect(line(60).safeParse(text).success).toBe(true)
    expect(newMessage.safeParse({ text }).success).toBe(true)
    expect(requestText.safeParse(text).success).toBe(true)
  })

  test('of a message may be missing beside a file', () => {
    const files = ['01890a5d-ac96-774b-bcce-b302099a8057']
    expect(newMessage.safeParse({ text: '', files }).success).toBe(true)
  })
})
