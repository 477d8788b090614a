/** Who makes a request, as far as its access token says. A missing token is a visitor; a bad one is refused before this. */
export type Caller =
  | { kind: 'visitor' }
  | {
      kind: 'account'
      accountId: string
      email: string
      isOperator: boolean
      /** When the access token ends: an answer that has no end of its own must not outlive it. */
      until: Date
    }

export const visitor: Caller = { kind: 'visitor' }

/** Who did it, for histories: an e-mail address or `visitor`. */
export function nameOf(caller: Caller): string {
  return caller.kind === 'account' ? caller.email : 'visitor'
}
