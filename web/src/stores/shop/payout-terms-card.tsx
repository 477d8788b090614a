import type { PayoutTerms } from '@makola/contract/stores/payout-terms.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Pencil } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { sayPayouts } from '../membership/say-payouts.ts'
import { payoutTermsQuery } from './payout-terms-queries.ts'

const PayoutTermsDialog = lazyPart(async () => ({
  default: (await import('./payout-terms-dialog.tsx')).PayoutTermsDialog,
}))

/** When stores of each level are paid, and what is held of their sales. */
export function PayoutTermsCard() {
  const t = useWords()
  const { data: all, error, refetch, isFetching } = useQuery(payoutTermsQuery)
  const [edited, setEdited] = useState<number>()
  const chosen = all?.data.find(({ tier }) => tier === edited)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!all) return <Skeleton className="h-90 rounded-lg" />
  const { shopDelayDays, firstPaidTier } = all.meta
  return (
    <Card aria-labelledby="payout-terms" className="p-0! md:p-0!">
      <div className="grid max-w-prose gap-1 p-4 md:px-6">
        <h2 id="payout-terms" className="text-heading">
          {t('stores.payouts.title')}
        </h2>
        <p className="text-small text-muted">{t('stores.payouts.about')}</p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {all.data.map((terms) => (
          <LevelTerms
            key={terms.tier}
            terms={terms}
            shopDelayDays={shopDelayDays}
            isPaid={terms.tier >= firstPaidTier}
            onEdit={() => setEdited(terms.tier)}
          />
        ))}
      </ul>
      <Suspense>
        {chosen && (
          <PayoutTermsDialog terms={chosen} shopDelayDays={shopDelayDays} onClose={() => setEdited(undefined)} />
        )}
      </Suspense>
    </Card>
  )
}

type LevelTermsProps = { terms: PayoutTerms; shopDelayDays: number; isPaid: boolean; onEdit: () => void }

function LevelTerms({ terms, shopDelayDays, isPaid, onEdit }: LevelTermsProps) {
  const t = useWords()
  const level = t('stores.limits.level', { tier: String(terms.tier) })
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-3 md:px-6">
      <div className="min-w-0">
        <h3 className="font-semibold">{level}</h3>
        {!isPaid && <p className="text-small text-muted">{t('stores.payouts.none')}</p>}
        <p className="text-small text-muted">{say(terms, shopDelayDays, t)}</p>
      </div>
      <StaffMay permission="fees.write">
        <Button
          variant="ghost"
          size="icon"
          className="-me-2 shrink-0"
          aria-label={t('stores.payouts.change', { level })}
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" className="size-5" />
        </Button>
      </StaffMay>
    </li>
  )
}

function say({ delayDays, reserveBasisPoints, reserveDays }: PayoutTerms, shopDelayDays: number, t: Words): string {
  const hasReserve = reserveBasisPoints > 0 && reserveDays > 0
  const reserve = hasReserve ? { basisPoints: reserveBasisPoints, days: reserveDays } : null
  const said = sayPayouts({ delayDays: Math.min(shopDelayDays, delayDays ?? shopDelayDays), reserve }, t)
  return hasReserve ? said : `${said} ${t('stores.payouts.no-reserve')}`
}
