import { type StaffPermission, type StaffRole, staffPermissions } from '@makola/contract/permissions.ts'
import { refuse } from '../problem.ts'

/** A signed-in person. */
export type SignedInCaller = {
  kind: 'account'
  accountId: string
  /** The browser or program that is signed in. */
  sessionId: string
  email: string
  /** The role among the shop's staff. A suspended one may do nothing until the person has a second factor again. */
  staff: { role: StaffRole; isSuspended: boolean } | null
}

/** The caller of a request, by its access token. A request without a token is a visitor's; a bad token was refused before. */
export type Caller = { kind: 'visitor' } | SignedInCaller

export const visitor: Caller = { kind: 'visitor' }

/** Returns true for one of the shop's staff whose role has this permission. */
export function staffMay(caller: Caller, permission: StaffPermission): boolean {
  const role = staffRoleOf(caller)
  return role !== null && roleOfStaffMay(role, permission)
}

/** The caller's role among the shop's staff, where it is in force. */
export function staffRoleOf(caller: Caller): StaffRole | null {
  return caller.kind === 'account' && caller.staff && !caller.staff.isSuspended ? caller.staff.role : null
}

/** Returns true when the role among the shop's staff has this permission. */
export function roleOfStaffMay(role: StaffRole, permission: StaffPermission): boolean {
  return (staffPermissions[permission] as readonly StaffRole[]).includes(role)
}

/**
 * The author for histories: an account (`account:` and its id), `visitor`, or the given text when no signed-in person did it. People
 * read the account's address in its place, looked up by `sayAuthors`.
 */
export function nameOf(caller: Caller | string): string {
  if (typeof caller === 'string') return caller
  return caller.kind === 'account' ? nameOfAccount(caller.accountId) : 'visitor'
}

/** The account of a signed-in author; null for anybody else. */
export function accountIdOf(caller: Caller | string): string | null {
  return typeof caller !== 'string' && caller.kind === 'account' ? caller.accountId : null
}

/**
 * The author for counting what one person causes: the account, else the network as a digest. Visitors of whom neither is known, as
 * behind a local proxy, are one author.
 */
export function authorOf({ accountId, network }: { accountId?: string | null; network?: string | null }): string {
  return accountId ? nameOfAccount(accountId) : (network ?? 'this machine')
}

export const nameOfAccount = (accountId: string) => `${accountAuthor}${accountId}`

/** The beginning of an author that is an account. */
export const accountAuthor = 'account:'

/** @throws Problem `forbidden` (403) for anybody but the shop's staff with this permission. */
export function requireStaff(caller: Caller, permission: StaffPermission | undefined): void {
  if (permission && staffMay(caller, permission)) return
  if (caller.kind === 'account' && caller.staff?.isSuspended) throw refuse('platform.second-factor-needed')
  throw refuse('platform.staff-only')
}
