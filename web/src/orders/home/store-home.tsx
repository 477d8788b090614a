import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SecondStepNotice } from '../../auth/account/second-step-notice.tsx'
import { publishedCountQuery, shortCountQuery } from '../../catalogue/stock/inventory-queries.ts'
import { useAddingRefusal } from '../../catalogue/stock/use-adding-refusal.ts'
import { NextPayout } from '../../ledger/earnings/next-payout.tsx'
import { storeRatesQuery } from '../../rates/choice/queries.ts'
import { isOldOwnRate } from '../../rates/store-rates/old-own-rate.ts'
import { useCurrentStore, useMay } from '../../stores/membership/current-store.ts'
import { SetupChecklist } from '../../stores/settings/setup-checklist.tsx'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Plus } from '../../ui/icons.ts'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { FollowerCount } from '../../wishes/selling/follower-count.tsx'
import { storeFiguresQuery } from '../sales/seller-queries.ts'
import { ParcelsToPack } from './parcels-to-pack.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SalesFigures } from './sales-figures.tsx'
import { WaitingTasks } from './waiting-tasks.tsx'

/** The first page of the dashboard: a store's open tasks, then its figures. `tasks`: those of nouns above orders. */
export function StoreHome({ tasks }: { tasks: ReactNode }) {
  const t = useWords()
  const store = useCurrentStore()
  const { data: published } = useQuery(publishedCountQuery(store.id))
  const maySetUp = useMay('settings.write')
  const mayAdd = useAddingRefusal() === undefined
  const maySeeOrders = useMay('orders.read')
  // A new store sets itself up first; one that sells has other work before that.
  const isSelling = published !== undefined && published > 0
  const checklist = maySetUp && (
    <SetupChecklist storeId={store.id} hasProduct={published === undefined ? undefined : isSelling} />
  )
  return (
    <>
      <PageTitle
        title={store.name}
        note={<FollowerCount storeId={store.id} />}
        actions={
          mayAdd && (
            <Link to="/dashboard/inventory/add-product" className={buttonStyles()}>
              <Plus aria-hidden="true" className="size-5" />
              {t('orders.home.add-product')}
            </Link>
          )
        }
      />
      <div className="grid gap-4 md:gap-6">
        <SecondStepNotice />
        {!isSelling && checklist}
        {maySeeOrders ? (
          <SellingHome storeId={store.id} tasks={tasks} checklist={isSelling && checklist} />
        ) : (
          <StockTasks storeId={store.id}>{tasks}</StockTasks>
        )}
      </div>
    </>
  )
}

type SellingHomeProps = { storeId: string; tasks: ReactNode; checklist: ReactNode }

/** Tasks and figures, for members who see orders. */
function SellingHome({ storeId, tasks, checklist }: SellingHomeProps) {
  const { data: figures, error, isPending, isFetching, refetch } = useQuery(storeFiguresQuery(storeId, 30))
  const oldRates = useOldRates(storeId)
  const maySeeMoney = useMay('statements.read')
  return (
    <>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />}
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid items-start gap-4 md:gap-6 md:max-xl:grid-cols-2 xl:order-last">
          {isPending && <Skeleton className="h-96 rounded-lg" />}
          {figures && (
            <WaitingTasks
              orders={figures}
              stock={{ low: figures.lowStock, out: figures.outOfStock }}
              oldRates={oldRates}
            >
              {tasks}
            </WaitingTasks>
          )}
          <ParcelsToPack storeId={storeId} />
        </div>
        <div className="grid min-w-0 gap-4 md:gap-6">
          {checklist}
          {maySeeMoney && <NextPayout storeId={storeId} />}
          {isPending && <FiguresSkeleton />}
          {figures && (
            <>
              <SalesFigures figures={figures} />
              <SalesChart figures={figures} />
            </>
          )}
        </div>
      </div>
    </>
  )
}

/** The tasks without those of orders, for members who see none. */
function StockTasks({ storeId, children }: { storeId: string; children: ReactNode }) {
  const { data: low } = useQuery(shortCountQuery(storeId, 'low'))
  const { data: out } = useQuery(shortCountQuery(storeId, 'out'))
  return (
    <WaitingTasks stock={{ low, out }} oldRates={useOldRates(storeId)}>
      {children}
    </WaitingTasks>
  )
}

function FiguresSkeleton() {
  return (
    <>
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </>
  )
}

/** Returns the number of the store's own rates older than a day; undefined for a member who cannot change them. */
function useOldRates(storeId: string): number | undefined {
  const { data: rates } = useQuery(storeRatesQuery(storeId))
  const maySetRates = useMay('rates.write')
  if (!maySetRates || !rates) return undefined
  const now = Date.now()
  return rates.filter((rate) => isOldOwnRate(rate, now)).length
}
