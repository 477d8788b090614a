import { dateIn } from '@makola/countries/date-in.ts'
import { useQuery } from '@tanstack/react-query'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { StoreCharges } from '../charges/store-charges.tsx'
import { MonthChooser } from '../statements/month-chooser.tsx'
import { balanceQuery } from '../statements/queries.ts'
import { StatementButtons } from '../statements/statement-buttons.tsx'
import { readMonth } from '../statements/statement-month.ts'
import { StatementSection } from '../statements/statement-section.tsx'
import { BalanceFigures } from './balance-figures.tsx'
import { PayoutAccountCard } from './payout-account-card.tsx'
import { SellingTermsCard } from './selling-terms-card.tsx'
import { StorePayouts } from './store-payouts.tsx'

type EarningsPageProps = { month: string | undefined; onMonth: (month: string) => void }

/** The amount that the shop owes a store, with its statement, month by month. */
export function EarningsPage({ month: asked, onMonth }: EarningsPageProps) {
  const t = useWords()
  const store = useCurrentStore()
  const today = dateIn(store.timeZone, new Date())
  const month = readMonth(asked, today)
  const balance = useQuery(balanceQuery(store.id))
  return (
    <>
      <PageTitle title={t('ledger.earnings.title')} note={t('ledger.earnings.about', { store: store.name })} />
      {balance.error ? (
        <ErrorState
          message={balance.error.message}
          onRetry={() => void balance.refetch()}
          isRetrying={balance.isFetching}
        />
      ) : (
        <BalanceFigures storeId={store.id} balance={balance.data} />
      )}
      <section aria-labelledby="payouts" className="mt-8 md:mt-12">
        <h2 id="payouts" className="mb-4 text-heading">
          {t('ledger.payouts')}
        </h2>
        <div key={store.id} className="grid gap-4 md:gap-6">
          <PayoutAccountCard store={store} />
          <StorePayouts storeId={store.id} />
        </div>
      </section>
      <SellingTermsCard key={store.id} storeId={store.id} />
      <section aria-labelledby="statement" className="mt-8 md:mt-12">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="statement" className="text-heading">
            {t('ledger.earnings.statement')}
          </h2>
          <div className="flex flex-wrap items-center gap-2 max-md:w-full">
            <MonthChooser month={month} today={today} onChange={onMonth} />
            <StatementButtons store={store} month={month} />
          </div>
        </div>
        <StatementSection key={store.id} storeId={store.id} month={month} />
      </section>
      <StaffMay permission="payouts.read">
        <StoreCharges key={store.id} store={store} />
      </StaffMay>
    </>
  )
}
