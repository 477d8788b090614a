import type { PayoutMark, RunPayout } from '@makola/contract/ledger/payouts.ts'
import { formatDate, formatMoney } from '@makola/money/format.ts'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { PayoutStateBadge } from './payout-state-badge.tsx'

const labels = {
  sent: 'ledger.mark.sent',
  paid: 'ledger.mark.paid',
  failed: 'ledger.mark.failed',
} as const satisfies Record<PayoutMark, string>

const names = {
  sent: 'ledger.mark.sent-of',
  paid: 'ledger.mark.paid-of',
  failed: 'ledger.mark.failed-of',
} as const satisfies Record<PayoutMark, string>

type RunPayoutRowProps = {
  payout: RunPayout
  isBusy: boolean
  isAsking: boolean
  onMark: (as: PayoutMark) => void
  onAsk: () => void
}

/** The payout to one store: its state, and the possible marks. */
export function RunPayoutRow({ payout, isBusy, isAsking, onMark, onAsk }: RunPayoutRowProps) {
  const t = useWords()
  const { store, account, reference, note, amount, state, next, fee, canAsk, nextAskAt, heldBy: by, heldUntil } = payout
  return (
    <li className="grid gap-x-4 gap-y-3 px-4 py-4 md:grid-cols-[1fr_auto_auto] md:items-center md:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{store.name}</span>
          <PayoutStateBadge state={state} />
        </p>
        <p className="text-small break-words text-muted">
          {account.institution} <span className="whitespace-nowrap">•••• {account.numberEnd}</span>, {account.holder}
        </p>
        <p className="text-small break-words text-muted">
          {reference}
          {note && `, ${note}`}
        </p>
        {payout.isAccountReplaced && <p className="text-small">{t('ledger.account.replaced')}</p>}
        {by && <p className="text-small">{t('ledger.account.held', { by, day: formatDate(heldUntil) })}</p>}
        {(fee || nextAskAt) && (
          <p className="text-small text-muted">
            {fee && `${t('ledger.payout.fee', { fee })} `}
            {nextAskAt && t('ledger.payout.asked-again', { when: () => <LocalTime at={nextAskAt} part="time" /> })}
          </p>
        )}
      </div>
      <span className="text-subheading tabular md:order-1 md:w-36 md:text-end">{formatMoney(amount)}</span>
      <StaffMay permission="payouts.write">
        <div className="flex flex-wrap gap-2 md:justify-end">
          {canAsk && (
            <Button
              size="sm"
              variant="outline"
              isBusy={isAsking}
              aria-label={t('ledger.payout.ask-of', { store: store.name })}
              onClick={onAsk}
            >
              {t('ledger.payout.ask')}
            </Button>
          )}
          {next.map((as) => (
            <Button
              key={as}
              size="sm"
              variant="outline"
              disabled={isBusy}
              aria-label={t(names[as], { store: store.name })}
              onClick={() => onMark(as)}
            >
              {t(labels[as])}
            </Button>
          ))}
        </div>
      </StaffMay>
    </li>
  )
}
