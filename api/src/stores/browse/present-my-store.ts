import { type MemberRole, type Permission, permissions } from '@makola/contract/permissions.ts'
import type { MyStore } from '@makola/contract/stores.ts'
import { roleMay } from '../require-permission.ts'
import { presentStoreSummary, type StoreWithPictures } from './present-store.ts'

const everyPermission = Object.keys(permissions) as Permission[]

/** A store as one of its members sees it; without a role there the caller is an operator of the shop. */
export function presentMyStore(
  row: StoreWithPictures,
  { role, isOperator }: { role: MemberRole | undefined; isOperator: boolean },
  mediaUrl: string,
): MyStore {
  return {
    ...presentStoreSummary(row, mediaUrl),
    currency: row.store.currency,
    status: row.store.status,
    suspensionReason: row.store.suspensionReason,
    role: role ?? 'operator',
    permissions: everyPermission.filter((permission) => isOperator || (role && roleMay(role, permission))),
  }
}
