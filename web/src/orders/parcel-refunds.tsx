import type { Parcel } from '@makola/contract/parcels.ts'
import type { RefundState } from '@makola/contract/refunds.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { LocalTime } from './local-time.tsx'

const states: Record<RefundState, { word: string; tone: 'accent' | 'success' | 'danger' }> = {
  pending: { word: 'On its way', tone: 'accent' },
  succeeded: { word: 'Sent back', tone: 'success' },
  failed: { word: 'Failed', tone: 'danger' },
}

/** What went back to the buyer, or should have. */
export function ParcelRefunds({ parcel: { refunds } }: { parcel: Parcel }) {
  if (refunds.length === 0) return null
  return (
    <Card aria-labelledby="refunds">
      <h2 id="refunds" className="text-subheading">
        Refunds
      </h2>
      <ul aria-live="polite" className="mt-2 divide-y divide-line">
        {refunds.map(({ id, amount, storeAmount, reason, state, failure, by, at }) => (
          <li key={id} className="flex items-start justify-between gap-4 py-3 last:pb-0">
            <div className="min-w-0">
              <p className="break-words">{reason}</p>
              <p className="text-small text-muted">
                <LocalTime at={at} /> · <span className="break-all">{by}</span>
              </p>
              {failure && <p className="mt-1 text-small font-medium text-danger-text">{failure}</p>}
            </div>
            <div className="shrink-0 text-right tabular">
              <p className="font-semibold">{formatMoney(storeAmount)}</p>
              {amount.currency !== storeAmount.currency && (
                <p className="text-small text-muted">{formatMoney(amount)}</p>
              )}
              <Badge tone={states[state].tone} className="mt-1">
                {states[state].word}
              </Badge>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
