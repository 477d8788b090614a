import { listPackingSlips, type PackingSlip } from '@makola/contract/orders/bulk-parcels.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import type { ChosenParcel } from './chosen-parcel.ts'

export type Slip = PackingSlip

const slipsInCall = 100

/** The packing slips of many orders, in their order. Fetched anew each time: a refund changes a slip. */
export const slipsQuery = (storeId: string, parcels: readonly ChosenParcel[]) =>
  queryOptions({
    queryKey: ['orders', storeId, 'slips', parcels.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const slips: Slip[] = []
      const leftOut: { id: string; number: string; isOwn: boolean; reason: string }[] = []
      for (let start = 0; start < parcels.length; start += slipsInCall) {
        const ids = parcels.slice(start, start + slipsInCall).map(({ id }) => id)
        const found = await call(listPackingSlips, { params: { id: storeId }, body: { ids }, signal })
        slips.push(...found.data)
        leftOut.push(
          ...found.leftOut.map(({ id, number, refusal }) => ({
            id,
            number: number ?? parcels.find((parcel) => parcel.id === id)?.number ?? '',
            isOwn: number !== null,
            reason: refusal.detail,
          })),
        )
      }
      return { slips, leftOut }
    },
    staleTime: 0,
    gcTime: 0,
  })
