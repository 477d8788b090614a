import type { Parcel } from '@makola/contract/parcels.ts'
import { sayAuthors } from '../../auth/account/say-authors.ts'
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
  const { database, config } = platform
  const parcel = presentParcel(config, await readParcel(database, parcelId), standing)
  return {
    ...parcel,
    timeline: await sayAuthors(database, 'by', parcel.timeline),
    refunds: await sayAuthors(database, 'by', parcel.refunds),
  }
}
