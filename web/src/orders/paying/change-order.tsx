import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import { cx } from 'class-variance-authority'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useReleaseOrder } from './use-release-order.ts'

export type ChangeOrderProps = { order: Pick<TrackedOrder, 'id'>; token: string; className?: string }

/** Returns from an unpaid order to the cart: the order is released, and its items are in the cart again. */
export function ChangeOrder({ order: { id }, token, className }: ChangeOrderProps) {
  const t = useWords()
  const { mutate, isPending, isSuccess, error } = useReleaseOrder({ id, token })
  return (
    <div className={cx('grid gap-2 text-start print:hidden', className)}>
      <Button variant="outline" isBusy={isPending || isSuccess} onClick={() => mutate()}>
        {t('orders.paying.change')}
      </Button>
      <p className="text-small text-muted">{t('orders.paying.change.text')}</p>
      <p role="alert" className="font-medium text-danger-text empty:hidden">
        {error?.message}
      </p>
    </div>
  )
}
