import type { StaffRole } from '@makola/contract/permissions.ts'
import type { Key } from '@makola/words/messages.ts'
import type { Words } from '../../ui/words/use-words.ts'

/** The roles of the shop's staff as people read them. */
export const staffRoleNames = {
  owner: 'auth.staff.role.owner',
  support: 'auth.staff.role.support',
  finance: 'auth.staff.role.finance',
  catalogue: 'auth.staff.role.catalogue',
  'read-only': 'auth.staff.role.read-only',
} as const satisfies Record<StaffRole, Key>

/** The purpose of each role, in a line. */
export const staffRoleNotes = {
  owner: 'auth.staff.role.owner.may',
  support: 'auth.staff.role.support.may',
  finance: 'auth.staff.role.finance.may',
  catalogue: 'auth.staff.role.catalogue.may',
  'read-only': 'auth.staff.role.read-only.may',
} as const satisfies Record<StaffRole, Key>

export const staffRoles = Object.keys(staffRoleNames) as StaffRole[]

/** The roles to choose from, as cards. */
export const staffRoleCards = (t: Words) =>
  staffRoles.map((value) => ({ value, title: t(staffRoleNames[value]), detail: t(staffRoleNotes[value]) }))
