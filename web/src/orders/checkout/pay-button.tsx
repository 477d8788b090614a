import type { Money } from '@makola/contract/fields.ts'
import { formatMoney } from '@makola/money/format.ts'
import Lock from 'lucide-react/icons/lock'
import { Button } from '../../ui/actions/button.tsx'

export type PayButtonProps = {
  total: Money | undefined
  /** Nothing is charged now: it is paid on delivery. */
  paysCash: boolean
  isPlacing: boolean
  isDisabled: boolean
}

/**
 * 'Pay ₦12,300.00': the exact charge; short when the total is beside it. Belongs to the checkout's form from anywhere on the
 * page.
 */
export function PayButton({ total, paysCash, isPlacing, isDisabled }: PayButtonProps) {
  return (
    <Button type="submit" form="checkout" size="lg" isBusy={isPlacing} disabled={isDisabled}>
      {!isPlacing && !paysCash && <Lock aria-hidden="true" className="size-4" />}
      {isPlacing ? (total ? 'Placing your order…' : 'Placing…') : wordsFor(total, paysCash)}
    </Button>
  )
}

function wordsFor(total: Money | undefined, paysCash: boolean): string {
  if (!total) return paysCash ? 'Order' : 'Pay'
  return paysCash ? `Pay ${formatMoney(total)} on delivery` : `Pay ${formatMoney(total)}`
}
