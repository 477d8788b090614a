import type { Parcel } from '@makola/contract/parcels.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findParcel, type ParcelName } from './find-parcel.ts'
import { presentParcel } from './present-parcel.ts'
import { readParcel } from './read-parcel.ts'

/**
 * A parcel as its store sees it, with the caller's next steps.
 * @throws Problem as `findParcel`.
 */
export async function getParcel(platform: Platform, caller: Caller, name: ParcelName): Promise<Parcel> {
  const { parcelId, standing } = await findParcel(platform.database, caller, name, ['orders.read'])
  return presentParcel(platform.config, await readParcel(platform.database, parcelId), standing)
}
