import { ApiProblem } from '../../shell/api/api-problem.ts'
import { readMessage } from '../../ui/messages/read-message.ts'
import type { Words } from '../../ui/words/use-words.ts'

/**
 * Explains why a passkey was not used or made; the error names are the standard's (WebAuthn). The browser's own words are never shown:
 * `unknown` stands in for them.
 */
export function explainPasskeyProblem(error: Error, t: Words, unknown = t('auth.passkey.failed')): string {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return t('auth.passkey.not-chosen')
  if (error.name === 'InvalidStateError') return t('auth.passkey.already-here')
  const message = readMessage(error, t)
  return error instanceof ApiProblem || message !== error.message ? message : unknown
}
