import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { Refund } from '@makola/contract/orders/refunds.ts'
import { formatMoney } from '@makola/money/format.ts'
import { useState } from 'react'
import { cashProvider, providerNames } from '../../payments/methods/provider-names.ts'
import { TransactionId } from '../../payments/reconciliation/transaction-id.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { ConfirmRefund } from '../refunds/confirm-refund.tsx'

type RefundState = { word: string; tone: 'accent' | 'success' | 'danger'; advice: string | null }

/** Words a refund's state, and what to do about it. */
function describeState(refund: Refund, t: Words): RefundState {
  const { state, provider: of, byHand, isPaidByShop } = refund
  if (refund.owed) {
    const isLate = state === 'needs_attention'
    return {
      word: t('orders.parcels.refunds.owed'),
      tone: isLate ? 'danger' : 'accent',
      advice: t(isLate ? 'orders.parcels.refunds.owed-late' : 'orders.parcels.refunds.owed-text'),
    }
  }
  const provider = t(providerNames[of])
  switch (state) {
    case 'requested':
      return {
        word: t('orders.parcels.refunds.requested'),
        tone: 'accent',
        advice: t('orders.parcels.refunds.requested-text', { provider }),
      }
    case 'processing':
      return {
        word: t('orders.parcels.refunds.processing'),
        tone: 'accent',
        advice: t('orders.parcels.refunds.processing-text', { provider }),
      }
    case 'needs_attention':
      return {
        word: t('orders.parcels.refunds.needs-attention'),
        tone: 'danger',
        advice: t('orders.parcels.refunds.needs-attention-text', { provider }),
      }
    case 'failed':
      return {
        word: t('orders.parcels.refunds.failed'),
        tone: 'danger',
        advice: t('orders.parcels.refunds.failed-text'),
      }
    case 'succeeded':
      if (byHand !== null && (of !== cashProvider || isPaidByShop))
        return { word: t('orders.parcels.refunds.by-hand'), tone: 'success', advice: byHand }
      return {
        word: of === cashProvider ? t('orders.parcels.refunds.cash') : t('orders.parcels.refunds.sent'),
        tone: 'success',
        advice: byHand,
      }
  }
}

/** The refunds to the buyer, including failed ones. */
export function ParcelRefunds({ parcel: { refunds, store } }: { parcel: Parcel }) {
  const t = useWords()
  const [confirmed, setConfirmed] = useState<Refund>()
  if (refunds.length === 0) return null
  return (
    <Card aria-labelledby="refunds">
      <h2 id="refunds" className="text-subheading">
        {t('orders.parcels.refunds.title')}
      </h2>
      <ul aria-live="polite" className="mt-2 divide-y divide-line">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} onConfirm={() => setConfirmed(refund)} />
        ))}
      </ul>
      {confirmed && <ConfirmRefund refund={confirmed} storeId={store.id} onClose={() => setConfirmed(undefined)} />}
    </Card>
  )
}

function RefundRow({ refund, onConfirm }: { refund: Refund; onConfirm: () => void }) {
  const t = useWords()
  const { amount, storeAmount, reason, state, failure, by, at, provider, transactionId } = refund
  const { word, tone, advice } = describeState(refund, t)
  return (
    <li className="py-3 last:pb-0">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 break-words">{reason}</p>
        <div className="shrink-0 text-end tabular">
          <p className="font-semibold">{formatMoney(storeAmount)}</p>
          {amount.currency !== storeAmount.currency && <p className="text-small text-muted">{formatMoney(amount)}</p>}
        </div>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-small text-muted">
          <LocalTime at={at} /> · <span className="wrap-anywhere">{by}</span>
        </p>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {failure && <p className="mt-1 text-small font-medium text-danger-text">{failure}</p>}
      {advice && <p className="mt-1 text-small text-muted">{advice}</p>}
      {refund.owed?.mayConfirm && (
        <Button className="mt-3" onClick={onConfirm}>
          {t('orders.parcels.refunds.confirm')}
        </Button>
      )}
      {transactionId !== null && state !== 'succeeded' && <TransactionId provider={provider} id={transactionId} />}
    </li>
  )
}
