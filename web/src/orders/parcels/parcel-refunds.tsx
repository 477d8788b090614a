import type { Parcel } from '@makola/contract/parcels.ts'
import type { Refund } from '@makola/contract/refunds.ts'
import { formatMoney } from '@makola/money/format.ts'
import { cashProvider, providerTitles } from '../../payments/methods/provider-titles.ts'
import { TransactionId } from '../../payments/reconciliation/transaction-id.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'

type Standing = { word: string; tone: 'accent' | 'success' | 'danger'; advice: string | null }

/** Words a refund's state, and what to do about it. */
function standingOf({ state, provider, byHand }: Refund): Standing {
  const title = providerTitles[provider]
  switch (state) {
    case 'requested':
      return { word: 'Requested', tone: 'accent', advice: `${title} has been asked to send it back.` }
    case 'processing':
      return { word: 'On its way', tone: 'accent', advice: `${title} has it. A bank may take days.` }
    case 'needs_attention': {
      const advice = `The shop’s team has been told. It goes on by itself once that is settled at ${title}.`
      return { word: 'Needs attention', tone: 'danger', advice }
    }
    case 'failed':
      return { word: 'Failed', tone: 'danger', advice: 'Nothing went back. You can send it again.' }
    case 'succeeded':
      if (byHand !== null) return { word: 'Given back by hand', tone: 'success', advice: byHand }
      return { word: provider === cashProvider ? 'Settled in cash' : 'Sent back', tone: 'success', advice: null }
  }
}

/** The refunds to the buyer, including failed ones. */
export function ParcelRefunds({ parcel: { refunds } }: { parcel: Parcel }) {
  if (refunds.length === 0) return null
  return (
    <Card aria-labelledby="refunds">
      <h2 id="refunds" className="text-subheading">
        Refunds
      </h2>
      <ul aria-live="polite" className="mt-2 divide-y divide-line">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
      </ul>
    </Card>
  )
}

function RefundRow({ refund }: { refund: Refund }) {
  const { amount, storeAmount, reason, state, failure, by, at, provider, transactionId } = refund
  const { word, tone, advice } = standingOf(refund)
  return (
    <li className="py-3 last:pb-0">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 break-words">{reason}</p>
        <div className="shrink-0 text-right tabular">
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
      {transactionId !== null && state !== 'succeeded' && <TransactionId provider={provider} id={transactionId} />}
    </li>
  )
}
