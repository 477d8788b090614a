/** Somebody who is signed in. */
export type SignedInCaller = {
  kind: 'account'
  accountId: string
  /** The browser or program that is signed in. */
  sessionId: string
  email: string
  isOperator: boolean
}

/** Who makes a request, as far as its access token says. A missing token is a visitor; a bad one is refused before this. */
export type Caller = { kind: 'visitor' } | SignedInCaller

export const visitor: Caller = { kind: 'visitor' }

/** Who did it, for histories: an e-mail address or `visitor`; a text where nobody signed in did, as it stands. */
export function nameOf(caller: Caller | string): string {
  if (typeof caller === 'string') return caller
  return caller.kind === 'account' ? caller.email : 'visitor'
}
