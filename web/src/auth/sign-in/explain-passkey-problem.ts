import { readMessage } from '../../ui/messages/read-message.ts'
import type { Words } from '../../ui/words/use-words.ts'

/** Explains why a passkey was not used or made; the error names are the standard's (WebAuthn). */
export function explainPasskeyProblem(error: Error, t: Words): string {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'No passkey was chosen. Try again if you like.'
  if (error.name === 'InvalidStateError') return 'This device already has a passkey for your account.'
  return readMessage(error, t)
}
