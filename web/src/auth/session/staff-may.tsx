import type { StaffPermission } from '@makola/contract/permissions.ts'
import type { ReactNode } from 'react'
import { useAccount } from './session.ts'

/** Returns true when the person's role among the shop's staff has this permission. The API checks again; this is for buttons. */
export function useStaffMay(permission: StaffPermission): boolean {
  return useAccount()?.staff?.permissions.includes(permission) ?? false
}

type StaffMayProps = { permission: StaffPermission; children: ReactNode; otherwise?: ReactNode }

/** Shows what is for the shop's staff with this permission. */
export function StaffMay({ permission, children, otherwise = null }: StaffMayProps) {
  return useStaffMay(permission) ? children : otherwise
}
