import type { Money } from '@makola/contract/fields.ts'
import { formatMoney } from '@makola/money/format.ts'
import Lock from 'lucide-react/icons/lock'
import { Button } from '../ui/button.tsx'

export type PayButtonProps = { total: Money | undefined; isPlacing: boolean; isDisabled: boolean }

/**
 * 'Pay ₦12,300.00': what it says is what will be asked for; short where the total stands beside it. Belongs to the
 * checkout's form wherever it stands.
 */
export function PayButton({ total, isPlacing, isDisabled }: PayButtonProps) {
  return (
    <Button type="submit" form="checkout" size="lg" isBusy={isPlacing} disabled={isDisabled}>
      {!isPlacing && <Lock aria-hidden="true" className="size-4" />}
      {total ? (isPlacing ? 'Placing your order…' : `Pay ${formatMoney(total)}`) : isPlacing ? 'Placing…' : 'Pay'}
    </Button>
  )
}
