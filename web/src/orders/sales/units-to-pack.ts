import type { Parcel, ParcelLine } from '@makola/contract/orders/parcels.ts'

/** Units of a line that go into the parcel: refunded ones stay out. */
export const unitsToPack = ({
  quantity,
  refundedQuantity,
}: Pick<ParcelLine, 'quantity' | 'refundedQuantity'>): number => quantity - refundedQuantity

/** Units of a whole parcel: those that go into it, and the refunded ones. */
export function countUnits({ lines }: Pick<Parcel, 'lines'>): { toPack: number; refunded: number } {
  return {
    toPack: lines.reduce((sum, line) => sum + unitsToPack(line), 0),
    refunded: lines.reduce((sum, { refundedQuantity }) => sum + refundedQuantity, 0),
  }
}

/** Returns true when the parcel goes, or went, to its buyer: only then it has a packing slip. */
export const hasSlip = ({ state, isRefunded }: Pick<Parcel, 'state' | 'isRefunded'>): boolean =>
  !isRefunded && state !== 'cancelled' && state !== 'returned'
