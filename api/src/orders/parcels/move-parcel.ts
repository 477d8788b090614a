import type { Parcel, ParcelStep } from '@makola/contract/orders/parcels.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayInStore } from '../../stores/require-permission.ts'
import { advanceParcel, type Step } from './advance-parcel.ts'
import { findParcel } from './find-parcel.ts'
import { getParcel } from './get-parcel.ts'
import { stepPermissions } from './parcel-steps.ts'

const stepTo: Record<Step['to'], ParcelStep> = {
  packed: 'pack',
  shipped: 'ship',
  delivered: 'deliver',
  cancelled: 'cancel',
  returned: 'return',
}

/**
 * A seller's step with a parcel, and the parcel after it.
 * @throws Problem as `findParcel` and `advanceParcel`.
 */
export async function moveParcel(
  platform: Platform,
  caller: Caller,
  { id, step }: { id: string; step: Step },
): Promise<Parcel> {
  const { parcelId, role } = await findParcel(platform.database, caller, { id }, stepPermissions[stepTo[step.to]])
  await advanceParcel(platform, { parcelId, by: caller, step, mayRefund: mayInStore(role, 'refunds.write') })
  return getParcel(platform, caller, { id: parcelId })
}
