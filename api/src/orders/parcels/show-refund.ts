import type { Refund } from '@makola/contract/orders/refunds.ts'
import { sayAuthor } from '../../auth/account/say-authors.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { RoleInStore } from '../../stores/require-permission.ts'
import { readParcelRefunds } from '../refunds/read-parcel-refunds.ts'
import type { parcels } from '../tables.ts'
import { presentRefund } from './present-parcel.ts'

type Shown = { parcel: Pick<typeof parcels.$inferSelect, 'id' | 'storeCurrency'>; role: RoleInStore }

/** Reads a refund of a parcel as its store sees it, in the transaction that made or changed it. */
export async function showRefund(tx: Transaction, refundId: string, { parcel, role }: Shown): Promise<Refund> {
  const found = (await readParcelRefunds(tx, parcel.id)).find(({ refund }) => refund.id === refundId)
  if (!found) throw new Error(`The parcel ${parcel.id} has no refund ${refundId}`)
  const shown = presentRefund(found, { storeCurrency: parcel.storeCurrency, role })
  return sayAuthor(tx, 'by', shown, { as: 'name' })
}
