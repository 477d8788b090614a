import type { SignedInCaller } from '../api/src/platform/http/caller.ts'
import { demoAccounts } from './demo-people.ts'
import { fixedId } from './fixed-id.ts'

/** One of the shop's owners answers for every store. */
export function shopOwner(): SignedInCaller {
  const [owner] = demoAccounts
  const { email = '' } = owner ?? {}
  const staff = { role: 'owner', isSuspended: false } as const
  return { kind: 'account', accountId: fixedId('account', email), sessionId: '', email, staff }
}
