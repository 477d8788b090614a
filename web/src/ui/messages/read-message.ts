import type { Words } from '../words/use-words.ts'

/** The browsers' messages for a failed connection; none of them helps a person. */
const lostConnection = /^(Failed to fetch|Load failed|NetworkError when attempting)/

/** The error's own message, if any; a technical one is replaced by one for people. */
export function readMessage(error: unknown, t: Words): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  if (typeof message !== 'string' || message === '') return t('shell.error.unknown')
  if (lostConnection.test(message)) return t('ui.no-connection')
  return message
}
