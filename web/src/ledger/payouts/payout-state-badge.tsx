import type { PayoutState } from '@makola/contract/payouts.ts'
import { Badge } from '../../ui/display/badge.tsx'

const looks = {
  requested: { text: 'Being prepared', tone: 'neutral' },
  sent: { text: 'On its way', tone: 'accent' },
  paid: { text: 'Paid', tone: 'success' },
  failed: { text: 'Came back', tone: 'danger' },
} as const satisfies Record<PayoutState, object>

export function PayoutStateBadge({ state }: { state: PayoutState }) {
  return <Badge tone={looks[state].tone}>{looks[state].text}</Badge>
}
