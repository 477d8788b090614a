import type { SignedInCaller } from '../../api/src/platform/http/caller.ts'
import { type DemoStaff, demoAccounts, demoStaff } from '../data/people.ts'
import { fixedId } from '../fixed-id.ts'

/** One of the shop's owners answers for every store. */
export const shopOwner = (): SignedInCaller => signedIn('owner@makola.test')

/** A person of the demo shop who has signed in. */
export function signedIn(email: DemoStaff['email']): SignedInCaller {
  const isOwner = demoAccounts.some((one) => one.email === email && one.roles.some(({ role }) => role === 'operator'))
  const role = isOwner ? 'owner' : demoStaff.find((one) => one.email === email)?.role
  const staff = role ? { role, isSuspended: false } : null
  return { kind: 'account', accountId: fixedId('account', email), sessionId: '', email, staff }
}
