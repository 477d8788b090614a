import type { TrackedOrder, TrackedParcel } from '@makola/contract/orders.ts'

type RefundedUnitsProps = Pick<TrackedOrder, 'paysCash'> & {
  line: Pick<TrackedParcel['lines'][number], 'quantity' | 'refundedQuantity'>
}

/** How many units of a line do not come, or came back; nothing where all of them were kept. */
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
