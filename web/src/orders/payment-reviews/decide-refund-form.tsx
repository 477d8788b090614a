import type { RefundDecision, StuckRefund } from '@makola/contract/orders/refunds.ts'
import { cashProvider, providerNames } from '../../payments/methods/provider-names.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { DecisionForm, type Question } from './decision-form.tsx'
import { useDecideRefund } from './use-decide-refund.ts'

function questionOf(refund: StuckRefund, decision: RefundDecision, t: Words): Question {
  const { amount, state, isFromOutside } = refund
  const provider = t(providerNames[refund.provider])
  const isCash = refund.provider === cashProvider
  const care =
    state === 'needs_attention' && !isCash ? ` ${t('orders.payment-reviews.stuck.cancel-first', { provider })}` : ''
  if (isFromOutside && decision === 'try-again') {
    return {
      title: t('orders.payment-reviews.outside.retry.title'),
      text: t('orders.payment-reviews.outside.retry.text', { provider, amount }),
      label: t('orders.payment-reviews.outside.retry.confirm'),
    }
  }
  if (isFromOutside) {
    return {
      title: t('orders.payment-reviews.outside.failed.title'),
      text: t('orders.payment-reviews.outside.failed.text', { provider, amount }),
      label: t('orders.payment-reviews.outside.failed.confirm'),
    }
  }
  switch (decision) {
    case 'try-again':
      return {
        title: t('orders.payment-reviews.retry.title'),
        text: t('orders.payment-reviews.retry.text', { provider, amount }),
        label: t('orders.payment-reviews.retry.confirm'),
      }
    case 'given-back':
      return {
        title: t('orders.payment-reviews.by-hand.title'),
        text: isCash
          ? t('orders.payment-reviews.by-hand.text-cash', { amount })
          : `${t('orders.payment-reviews.by-hand.text', { amount, provider })}${care}`,
        label: t('orders.payment-reviews.by-hand.confirm'),
      }
    case 'failed':
      return {
        title: t('orders.payment-reviews.failed.title'),
        text: `${t('orders.payment-reviews.failed.text', { amount })}${care}`,
        label: t('orders.payment-reviews.failed.confirm'),
      }
  }
}

type DecideRefundFormProps = { refund: StuckRefund; decision: RefundDecision; onClose: () => void }

/** An operator's decision about a stuck refund. */
export function DecideRefundForm({ refund, decision, onClose }: DecideRefundFormProps) {
  const t = useWords()
  const decide = useDecideRefund({ id: refund.id, decision, onDone: onClose })
  const hint = refund.parcel ? t('orders.payment-reviews.reason-hint-store') : undefined
  return (
    <DecisionForm
      question={questionOf(refund, decision, t)}
      {...(hint && { hint })}
      decide={decide}
      onClose={onClose}
    />
  )
}
