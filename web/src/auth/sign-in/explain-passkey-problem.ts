import { readMessage } from '../../ui/messages/read-message.ts'
import type { Words } from '../../ui/words/use-words.ts'

/** Explains why a passkey was not used or made; the error names are the standard's (WebAuthn). */
export function explainPasskeyProblem(error: Error, t: Words): string {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return t('auth.passkey.not-chosen')
  if (error.name === 'InvalidStateError') return t('auth.passkey.already-here')
  return readMessage(error, t)
}
