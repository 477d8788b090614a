import type { RefundDecision, StuckRefund } from '@makola/contract/refunds.ts'
import { formatMoney } from '@makola/money/format.ts'
import { providerTitles } from '../../payments/methods/provider-titles.ts'
import { DecisionForm, type Question } from './decision-form.tsx'
import { useDecideRefund } from './use-decide-refund.ts'

function questionOf({ amount, provider, state, isFromOutside }: StuckRefund, decision: RefundDecision): Question {
  const title = providerTitles[provider]
  const money = formatMoney(amount)
  const care = state === 'needs_attention' ? ` Cancel it at ${title} first: it must not go back twice.` : ''
  if (isFromOutside && decision === 'try-again') {
    const text = `${title} is asked what became of ${money}, and its answer is recorded. Nothing more is sent.`
    return { title: 'Confirm this refund?', text, label: 'Confirm' }
  }
  if (isFromOutside) {
    const text = `Only if ${title} has not sent ${money} back. The money then belongs to the order again.`
    return { title: 'Was it not refunded?', text, label: 'It was not refunded' }
  }
  switch (decision) {
    case 'try-again':
      return { title: 'Try again?', text: `${title} is asked at once to send ${money} back.`, label: 'Try again' }
    case 'given-back':
      return {
        title: 'Was it given back by hand?',
        text: `Write down how the buyer got ${money}. ${title} is not asked any more.${care}`,
        label: 'It was given back',
      }
    case 'failed':
      return {
        title: 'Does it not go back?',
        text: `The refund has failed then, and the store may send ${money} again.${care}`,
        label: 'It has failed',
      }
  }
}

type DecideRefundFormProps = { refund: StuckRefund; decision: RefundDecision; onClose: () => void }

/** An operator's decision about a stuck refund. */
export function DecideRefundForm({ refund, decision, onClose }: DecideRefundFormProps) {
  const decide = useDecideRefund({ id: refund.id, decision, onDone: onClose })
  const hint = refund.parcel ? 'Kept in the shop’s history; the store reads it too.' : undefined
  return (
    <DecisionForm question={questionOf(refund, decision)} {...(hint && { hint })} decide={decide} onClose={onClose} />
  )
}
