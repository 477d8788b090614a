import type { PayoutState } from '@makola/contract/ledger/payouts.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { useWords } from '../../ui/words/use-words.ts'

const looks = {
  requested: { text: 'ledger.payout.requested', tone: 'neutral' },
  sent: { text: 'ledger.payout.sent', tone: 'accent' },
  paid: { text: 'ledger.payout.paid', tone: 'success' },
  failed: { text: 'ledger.payout.failed', tone: 'danger' },
} as const satisfies Record<PayoutState, object>

export function PayoutStateBadge({ state }: { state: PayoutState }) {
  const t = useWords()
  return <Badge tone={looks[state].tone}>{t(looks[state].text)}</Badge>
}
