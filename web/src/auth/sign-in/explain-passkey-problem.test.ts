import { expect, it } from 'vitest'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { wordsOf } from '../../ui/words/use-words.ts'
import { explainPasskeyProblem } from './explain-passkey-problem.ts'

const t = wordsOf('en')
const explain = (error: Error) => explainPasskeyProblem(error, t)
const failed = 'This device could not use a passkey here. Sign in with your password, or try another device.'

it.each([
  ['SecurityError', 'The relying party ID is not a registrable domain suffix of the current domain.'],
  ['NotSupportedError', 'The user agent does not implement this.'],
  ['UnknownError', 'An unknown error occurred while talking to the credential manager.'],
  ['Error', 'WebAuthn is not supported in this browser'],
])('a browser’s %s: says so plainly, without the browser’s words', (name, message) => {
  expect(explain(Object.assign(new Error(message), { name }))).toBe(failed)
})

it('a cancelled choice, an answer of the shop and a lost connection keep their own sentences', () => {
  expect(explain(Object.assign(new Error('raw'), { name: 'NotAllowedError' }))).toBe(
    'No passkey was chosen. Try again.',
  )
  expect(explain(new ApiProblem(401, { type: 'x', detail: 'This passkey is not known here.' }))).toBe(
    'This passkey is not known here.',
  )
  expect(explain(new TypeError('Failed to fetch'))).toBe(t('ui.no-connection'))
})
