import type { TrackedParcel } from '@makola/contract/orders/orders.ts'
import { useWords } from '../../ui/words/use-words.ts'

type RefundedUnitsProps = {
  line: Pick<TrackedParcel['lines'][number], 'quantity' | 'refundedQuantity'>
  parcel: Pick<TrackedParcel, 'state'>
  /** Units of a parcel that is not handed over yet are not paid. */
  paysCash: boolean
}

/** The number of a line's units that are not sent, or were returned; nothing when all were kept. */
export function RefundedUnits({ line: { quantity, refundedQuantity }, parcel, paysCash }: RefundedUnitsProps) {
  const t = useWords()
  if (refundedQuantity === 0) return null
  const [all, some] =
    paysCash && parcel.state !== 'delivered'
      ? (['orders.order.line.called-off', 'orders.order.line.called-off-some'] as const)
      : (['orders.order.line.refunded', 'orders.order.line.refunded-some'] as const)
  return <span> · {refundedQuantity === quantity ? t(all) : t(some, { count: refundedQuantity })}</span>
}
