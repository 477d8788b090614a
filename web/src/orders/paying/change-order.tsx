import type { TrackedOrder } from '@makola/contract/orders.ts'
import { cx } from 'class-variance-authority'
import { Button } from '../../ui/actions/button.tsx'
import { useLetOrderGo } from './use-let-order-go.ts'

export type ChangeOrderProps = { order: Pick<TrackedOrder, 'id'>; token: string; className?: string }

/** Returns from an unpaid order to the cart: the order is released, and its items are in the cart again. */
export function ChangeOrder({ order: { id }, token, className }: ChangeOrderProps) {
  const { mutate, isPending, isSuccess, error } = useLetOrderGo({ id, token })
  return (
    <div className={cx('grid gap-2 text-left print:hidden', className)}>
      <Button variant="outline" isBusy={isPending || isSuccess} onClick={() => mutate()}>
        Change the order
      </Button>
      <p className="text-small text-muted">Your items go back to the cart. You are not charged.</p>
      <p role="alert" className="font-medium text-danger-text empty:hidden">
        {error?.message}
      </p>
    </div>
  )
}
