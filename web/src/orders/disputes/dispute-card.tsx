import type { Dispute, DisputeState } from '@makola/contract/orders/disputes.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { TransactionId } from '../../payments/reconciliation/transaction-id.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { BuyerFact, CardFact } from '../payment-reviews/card-fact.tsx'
import { DisputeActions } from './dispute-actions.tsx'

const tones: Record<DisputeState, ComponentProps<typeof Badge>['tone']> = {
  inquiry: 'accent',
  needs_response: 'danger',
  under_review: 'neutral',
  won: 'success',
  lost: 'danger',
  closed: 'neutral',
}

const states = {
  inquiry: 'orders.disputes.state.inquiry',
  needs_response: 'orders.disputes.state.needs-response',
  under_review: 'orders.disputes.state.under-review',
  won: 'orders.disputes.state.won',
  lost: 'orders.disputes.state.lost',
  closed: 'orders.disputes.state.closed',
} as const satisfies Record<DisputeState, string>

const fundsWords = {
  none: 'orders.disputes.funds.none',
  withdrawn: 'orders.disputes.funds.withdrawn',
  reinstated: 'orders.disputes.funds.reinstated',
} as const satisfies Record<Dispute['funds'], string>

/** A bank dispute: the facts, the money, and what can be done. */
export function DisputeCard({ dispute }: { dispute: Dispute }) {
  const t = useWords()
  const { orderNumber, state, reason, amount, fee, funds, parcels, buyer, answer } = dispute
  return (
    <Card aria-label={t('orders.disputes.name', { number: orderNumber })}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="flex flex-wrap items-center gap-2 text-heading tabular">
          {orderNumber}
          <Badge tone={tones[state]}>{t(states[state])}</Badge>
        </h2>
        <Deadline dispute={dispute} />
      </div>
      <p className="mt-1 break-words first-letter:uppercase">{reason}</p>
      {dispute.needsPerson && (
        <p role="alert" className="mt-1 font-medium text-danger-text">
          {t('orders.disputes.needs-person')}
        </p>
      )}
      <div className="mt-4 grid gap-4 border-t border-line pt-4 md:grid-cols-3">
        <CardFact title={t('orders.disputes.amount')}>
          <p className="font-semibold tabular">{formatMoney(amount)}</p>
          <p className="text-small text-muted">{t(fundsWords[funds])}</p>
          {fee && <p className="text-small text-muted">{t('orders.disputes.fee', { fee })}</p>}
          <TransactionId provider={dispute.provider} id={dispute.providerDisputeId} />
        </CardFact>
        <CardFact title={t('orders.disputes.parcels')}>
          <ul>
            {parcels.map(({ id, number, storeName }) => (
              <li key={id}>
                <Link to="/dashboard/orders/$id" params={{ id }} className="link text-small">
                  {number} · {storeName}
                </Link>
              </li>
            ))}
          </ul>
        </CardFact>
        <BuyerFact buyer={buyer} />
      </div>
      {answer && (
        <p className="mt-4 text-small text-muted">
          {t('orders.disputes.answered', {
            kind: answer.kind,
            by: answer.by === 'clock' ? t('orders.disputes.by-itself') : answer.by,
          })}
        </p>
      )}
      <DisputeActions dispute={dispute} />
    </Card>
  )
}

function Deadline({ dispute: { dueAt, closedAt, openedAt } }: { dispute: Dispute }) {
  const t = useWords()
  const at = closedAt ?? dueAt ?? openedAt
  const text = closedAt ? 'orders.disputes.ended' : dueAt ? 'orders.disputes.due' : 'orders.disputes.opened'
  return <p className="text-small text-muted">{t(text, { time: () => <LocalTime at={at} /> })}</p>
}
