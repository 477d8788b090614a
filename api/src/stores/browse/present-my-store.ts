import { type Permission, permissions } from '@makola/contract/permissions.ts'
import type { MyStore } from '@makola/contract/stores/stores.ts'
import { timeZoneOf } from '@makola/countries/time-zones.ts'
import type { Config } from '../../platform/config.ts'
import { mayInStore, type RoleInStore } from '../require-permission.ts'
import { ownStatus, presentStanding } from '../standing/present-standing.ts'
import { presentBreak, presentStoreSummary, type StoreWithPictures } from './present-store.ts'

const everyPermission = Object.keys(permissions) as Permission[]

/** A store as one of its members sees it; without a role there the caller is one of the shop's staff. */
export function presentMyStore(row: StoreWithPictures, role: RoleInStore, config: Config): MyStore {
  const status = ownStatus(row.store, row.standing)
  return {
    ...presentStoreSummary(row, config.mediaUrl),
    currency: row.store.currency,
    timeZone: timeZoneOf(row.store.countryCode),
    status,
    breakEndsOn: presentBreak(row.store, status).breakEndsOn,
    suspensionReason: row.store.suspensionReason,
    standing: presentStanding(row.standing, config),
    role: role.member ?? 'operator',
    permissions: everyPermission.filter((permission) => mayInStore(role, permission)),
  }
}
