import type { TrackedOrder, TrackedParcel } from '@makola/contract/orders/orders.ts'
import { useWords } from '../../ui/words/use-words.ts'

type RefundedUnitsProps = Pick<TrackedOrder, 'paysCash'> & {
  line: Pick<TrackedParcel['lines'][number], 'quantity' | 'refundedQuantity'>
}

/** The number of a line's units that are not sent, or were returned; nothing when all were kept. */
export function RefundedUnits({ line: { quantity, refundedQuantity }, paysCash }: RefundedUnitsProps) {
  const t = useWords()
  if (refundedQuantity === 0) return null
  const [all, some] = paysCash
    ? (['orders.order.line.called-off', 'orders.order.line.called-off-some'] as const)
    : (['orders.order.line.refunded', 'orders.order.line.refunded-some'] as const)
  return <span> · {refundedQuantity === quantity ? t(all) : t(some, { count: refundedQuantity })}</span>
}
