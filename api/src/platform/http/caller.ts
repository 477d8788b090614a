/** A signed-in person. */
export type SignedInCaller = {
  kind: 'account'
  accountId: string
  /** The browser or program that is signed in. */
  sessionId: string
  email: string
  isOperator: boolean
}

/** The caller of a request, by its access token. A request without a token is a visitor's; a bad token was refused before. */
export type Caller = { kind: 'visitor' } | SignedInCaller

export const visitor: Caller = { kind: 'visitor' }

/** The author's name for histories: an email address, `visitor`, or the given text when no signed-in person did it. */
export function nameOf(caller: Caller | string): string {
  if (typeof caller === 'string') return caller
  return caller.kind === 'account' ? caller.email : 'visitor'
}
