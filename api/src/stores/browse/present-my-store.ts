import { type Permission, permissions } from '@makola/contract/permissions.ts'
import type { MyStore } from '@makola/contract/stores.ts'
import { mayInStore, type Standing } from '../require-permission.ts'
import { presentStoreSummary, type StoreWithPictures } from './present-store.ts'

const everyPermission = Object.keys(permissions) as Permission[]

/** A store as one of its members sees it; without a role there the caller is one of the shop's staff. */
export function presentMyStore(row: StoreWithPictures, standing: Standing, mediaUrl: string): MyStore {
  return {
    ...presentStoreSummary(row, mediaUrl),
    currency: row.store.currency,
    status: row.store.status,
    suspensionReason: row.store.suspensionReason,
    role: standing.member ?? 'operator',
    permissions: everyPermission.filter((permission) => mayInStore(standing, permission)),
  }
}
