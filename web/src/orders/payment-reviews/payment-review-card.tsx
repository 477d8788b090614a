import type { PaymentReview, ReviewDecision } from '@makola/contract/orders/refunds.ts'
import { formatMoney } from '@makola/money/format.ts'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { TransactionId } from '../../payments/reconciliation/transaction-id.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { BuyerFact, CardFact } from './card-fact.tsx'

const labels = {
  attach: 'orders.payment-reviews.attach.choose',
  refund: 'orders.payment-reviews.refund.choose',
  ignore: 'orders.payment-reviews.ignore.choose',
} as const satisfies Record<ReviewDecision, string>

const surplusLabels = { ...labels, refund: 'orders.payment-reviews.surplus.refund.choose' } as const

type PaymentReviewCardProps = { review: PaymentReview; onDecide: (decision: ReviewDecision) => void }

/** The requested and the arrived amounts, with the possible decisions. */
export function PaymentReviewCard({ review, onDecide }: PaymentReviewCardProps) {
  const t = useWords()
  const { orderNumber, problem, total, surplus, shortfall, buyer, stores, arrivals, placedAt, decisions } = review
  const refusal = decisions.find(({ isAllowed }) => !isAllowed)?.reason
  return (
    <Card aria-label={t('orders.payment-reviews.card.name', { number: orderNumber })}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-heading tabular">{orderNumber}</h2>
        <p className="text-small text-muted">
          {t('orders.payment-reviews.card.ordered', { at: placedAt, time: () => <LocalTime at={placedAt} /> })}
        </p>
      </div>
      <p className="mt-1 font-medium text-danger-text">{problem}</p>
      <div className="mt-4 grid gap-4 border-t border-line pt-4 md:grid-cols-3">
        <CardFact title={t('orders.payment-reviews.card.asked')}>
          <p className="font-semibold tabular">{formatMoney(total)}</p>
          <p className="text-small text-muted">{stores.join(', ')}</p>
        </CardFact>
        <CardFact title={t('orders.payment-reviews.card.arrived')}>
          {arrivals.map(({ transactionId, amount, at, provider, isEnough }) => (
            <div key={transactionId} className="mb-1 last:mb-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold tabular">
                {formatMoney(amount)}
                <Badge tone={isEnough ? 'success' : 'danger'}>
                  {isEnough ? t('orders.payment-reviews.card.enough') : t('orders.payment-reviews.card.not-enough')}
                </Badge>
              </p>
              <p className="text-small text-muted">
                <LocalTime at={at} />
              </p>
              <TransactionId provider={provider} id={transactionId} />
            </div>
          ))}
        </CardFact>
        <BuyerFact buyer={buyer} />
      </div>
      <StaffMay permission="payments.write">
        <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
          {decisions.map(({ decision, isAllowed }, index) => (
            <Button
              key={decision}
              variant={index === 0 ? 'default' : decision === 'refund' ? 'outline' : 'ghost'}
              disabled={!isAllowed}
              onClick={() => onDecide(decision)}
              className="max-md:w-full"
            >
              {t((surplus ? surplusLabels : labels)[decision])}
            </Button>
          ))}
          {shortfall && (
            <p className="text-small text-muted">{t('orders.payment-reviews.card.short', { shortfall })}</p>
          )}
          {refusal && <p className="text-small text-muted">{refusal}</p>}
        </div>
      </StaffMay>
    </Card>
  )
}
