import type { TrackedOrder, TrackedParcel } from '@makola/contract/orders.ts'

type RefundedUnitsProps = Pick<TrackedOrder, 'paysCash'> & {
  line: Pick<TrackedParcel['lines'][number], 'quantity' | 'refundedQuantity'>
}

/** The number of a line's units that are not sent, or were returned; nothing when all were kept. */
export function RefundedUnits({ line: { quantity, refundedQuantity }, paysCash }: RefundedUnitsProps) {
  if (refundedQuantity === 0) return null
  const count = refundedQuantity === quantity ? '' : `${refundedQuantity} `
  return (
    <span>
      {' '}
      · {count}
      {paysCash ? 'called off' : 'refunded'}
    </span>
  )
}
