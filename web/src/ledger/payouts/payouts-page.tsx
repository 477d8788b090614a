import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { HandCoins } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { OwedStores } from './owed-stores.tsx'
import { owedStoresQuery } from './payout-queries.ts'
import { PayoutRuns } from './payout-runs.tsx'

const RunDialog = lazyPart(async () => ({ default: (await import('./run-dialog.tsx')).RunDialog }))

/** The amounts that the shop owes its stores, and paying them out. */
export function PayoutsPage({ onRun }: { onRun: (runId: string) => void }) {
  const t = useWords()
  const owed = useQuery(owedStoresQuery)
  const [isPaying, setIsPaying] = useState(false)
  const isAnythingDue = owed.data?.some(({ balance }) => balance.available.amount > 0) ?? false
  return (
    <>
      <PageTitle
        title={t('ledger.payouts')}
        note={t('ledger.payouts.about')}
        actions={
          <StaffMay permission="payouts.write">
            <Button disabled={!isAnythingDue} onClick={() => setIsPaying(true)} className="max-md:w-full">
              <HandCoins aria-hidden="true" className="size-5" />
              {t('ledger.payouts.make-run')}
            </Button>
          </StaffMay>
        }
      />
      <section aria-labelledby="balances">
        <h2 id="balances" className="mb-3 text-heading">
          {t('ledger.payouts.balances')}
        </h2>
        <OwedStores rows={owed.data} error={owed.error} onRetry={() => void owed.refetch()} />
      </section>
      <section aria-labelledby="runs" className="mt-8 md:mt-12">
        <h2 id="runs" className="mb-3 text-heading">
          {t('ledger.payouts.runs')}
        </h2>
        <PayoutRuns />
      </section>
      <Suspense>
        {isPaying && <RunDialog owed={owed.data ?? []} onStarted={onRun} onClose={() => setIsPaying(false)} />}
      </Suspense>
    </>
  )
}
