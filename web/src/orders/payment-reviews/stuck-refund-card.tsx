import type { RefundDecision, StuckRefund } from '@makola/contract/orders/refunds.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { TransactionId } from '../../payments/reconciliation/transaction-id.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { BuyerFact, CardFact } from './card-fact.tsx'

const labels = {
  'try-again': 'orders.payment-reviews.retry.choose',
  'given-back': 'orders.payment-reviews.by-hand.choose',
  failed: 'orders.payment-reviews.failed.choose',
} as const satisfies Record<RefundDecision, string>

/** The refund exists already: it only needs checking. */
const outsideLabels = {
  ...labels,
  'try-again': 'orders.payment-reviews.outside.retry.choose',
  failed: 'orders.payment-reviews.outside.failed.choose',
} as const

type StuckRefundCardProps = { refund: StuckRefund; onDecide: (decision: RefundDecision) => void }

/** A stuck refund: the amount, the reason, and the possible decisions. */
export function StuckRefundCard({ refund, onDecide }: StuckRefundCardProps) {
  const t = useWords()
  const { orderNumber, parcel, amount, state, reason, problem, provider, transactionId, at, buyer, decisions } = refund
  return (
    <Card aria-label={t('orders.payment-reviews.stuck.name', { number: parcel?.number ?? orderNumber })}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-heading tabular">{parcel?.number ?? orderNumber}</h3>
        <p className="text-small text-muted">
          {t('orders.payment-reviews.stuck.asked', { at, time: () => <LocalTime at={at} /> })}
        </p>
      </div>
      <p className="mt-1 font-medium text-danger-text">{problem}</p>
      <div className="mt-4 grid gap-4 border-t border-line pt-4 md:grid-cols-3">
        <CardFact title={t('orders.payment-reviews.stuck.amount')}>
          <p className="flex flex-wrap items-center gap-2 font-semibold tabular">
            {formatMoney(amount)}
            <Badge tone="danger">
              {state === 'failed'
                ? t('orders.payment-reviews.stuck.failed')
                : t('orders.payment-reviews.stuck.needs-attention')}
            </Badge>
          </p>
          <TransactionId provider={provider} id={transactionId} />
        </CardFact>
        <CardFact title={t('orders.payment-reviews.stuck.why')}>
          <p className="break-words">{reason}</p>
          {parcel && (
            <Link to="/dashboard/orders/$id" params={{ id: parcel.id }} className="link text-small">
              {parcel.storeName}
            </Link>
          )}
        </CardFact>
        <BuyerFact buyer={buyer} />
      </div>
      <StaffMay permission="payments.write">
        <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
          {decisions.map((decision) => (
            <Button
              key={decision}
              variant={decision === 'try-again' ? 'default' : decision === 'given-back' ? 'outline' : 'ghost'}
              onClick={() => onDecide(decision)}
              className="max-md:w-full"
            >
              {t((refund.isFromOutside ? outsideLabels : labels)[decision])}
            </Button>
          ))}
        </div>
      </StaffMay>
    </Card>
  )
}
