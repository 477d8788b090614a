import type { OwnBalance } from '@makola/contract/ledger/ledger.ts'
import { formatDate, formatMoney } from '@makola/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '../../ui/display/card.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { payoutAccountQuery } from '../payouts/payout-queries.ts'
import { balanceQuery, sellingTermsQuery } from '../statements/queries.ts'
import { describeNextOwed } from './describe-next-owed.ts'
import { unsentOf } from './unsent-of.ts'

/** The store's next payout, with what follows it; for members who may read its statements. */
export function NextPayout({ storeId }: { storeId: string }) {
  const t = useWords()
  const { data: balance, isError } = useQuery(balanceQuery(storeId))
  const { data: terms } = useQuery(sellingTermsQuery(storeId))
  const { data: account } = useQuery(payoutAccountQuery(storeId))
  if (isError) return null
  if (!balance || !terms) return <Skeleton className="h-36 rounded-lg" />
  return (
    <Card aria-labelledby="next-payout" className="md:p-5!">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="next-payout" className="text-subheading">
          {t('ledger.next.title')}
        </h2>
        <Link to="/dashboard/earnings" className="link -my-3 inline-flex touch items-center justify-center text-small">
          {t('ledger.next.all')}
        </Link>
      </div>
      <p className="mt-2 text-heading break-words tabular">{formatMoney(balance.available)}</p>
      {tell(balance, terms.delayDays, t).map((sentence) => (
        <p key={sentence} className="mt-1 text-small text-muted">
          {sentence}
        </p>
      ))}
      {account === null && !owesOnly(balance) && (
        <p className="mt-2 text-small font-medium text-danger-text">{t('ledger.next.no-account')}</p>
      )}
    </Card>
  )
}

/** True for a store that has debts and no earnings: no payout waits for its account. */
const owesOnly = ({ available, pending, onItsWay }: OwnBalance) =>
  Math.max(available.amount, pending.amount, onItsWay.amount) <= 0 && available.amount + pending.amount < 0

function tell(balance: OwnBalance, days: number, t: Words) {
  const { available, pending, onItsWay, nextAvailableAt, nextAmount, heldBy: by, heldUntil } = balance
  const unsent = unsentOf(balance)
  const sent = { ...onItsWay, amount: onItsWay.amount - unsent.amount }
  const isNothing = [available, pending, onItsWay].every(({ amount }) => amount === 0)
  if (isNothing) return [t('ledger.next.nothing', { days })]
  return [
    by !== null && available.amount >= 0 && t('ledger.earnings.held', { by, day: formatDate(heldUntil) }),
    by === null && available.amount > 0 && t('ledger.next.available'),
    available.amount < 0 && t('ledger.next.owing'),
    describeNextOwed(balance, t) ??
      (nextAvailableAt !== null && nextAmount !== null
        ? t('ledger.next.then', { amount: nextAmount, day: formatDate(nextAvailableAt) })
        : pending.amount > 0 && t('ledger.next.pending', { amount: pending })),
    unsent.amount > 0 && t('ledger.next.unsent', { amount: unsent }),
    sent.amount > 0 && t('ledger.next.on-its-way', { amount: sent }),
  ].filter((sentence) => sentence !== false)
}
