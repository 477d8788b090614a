import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { sayAuthors } from '../../auth/account/say-authors.ts'
import { readParcelEarning } from '../../ledger/postings/read-parcel-earning.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentAccepted } from '../../shop/list-accepted.ts'
import { mayInStore } from '../../stores/require-permission.ts'
import { findParcel, type ParcelName } from './find-parcel.ts'
import { presentParcel } from './present-parcel.ts'
import { readParcel } from './read-parcel.ts'

/**
 * A parcel as its store sees it, with the caller's next steps.
 * @throws Problem as `findParcel`.
 */
export async function getParcel(platform: Platform, caller: Caller, name: ParcelName): Promise<Parcel> {
  const { database, config } = platform
  const { parcelId, role } = await findParcel(database, caller, name, ['orders.read'])
  const details = await readParcel(database, parcelId)
  const parcel = presentParcel(config, details, role)
  return {
    ...parcel,
    earning: mayInStore(role, 'statements.read')
      ? await readParcelEarning(database, { parcelId, currency: details.parcel.storeCurrency })
      : null,
    timeline: await sayAuthors(database, 'by', parcel.timeline, { as: 'name' }),
    accepted: await presentAccepted(database, config, details.order),
    refunds: await sayAuthors(database, 'by', parcel.refunds, { as: 'name' }),
  }
}
