import type { ShopStore } from '@makola/contract/stores/shop-stores.ts'
import type { StoreStatus } from '@makola/contract/stores/stores.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { SecondStepNotice } from '../../auth/account/second-step-notice.tsx'
import type { Choice } from '../../ui/actions/choice-link.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Store as StoreIcon } from '../../ui/icons.ts'
import { SearchWhileTyping } from '../../ui/inputs/search-while-typing.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { type FilterChip, FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { statusNames } from '../membership/role-names.ts'
import { ShopStoreActions } from './shop-store-actions.tsx'
import { ShopStoreCard, shopStoresColumns } from './shop-stores-columns.tsx'
import { type ShopStoresSearch, shopStoresQuery } from './shop-stores-query.ts'
import type { Suspension } from './suspend-dialog.tsx'

const SuspendDialog = lazyPart(async () => ({ default: (await import('./suspend-dialog.tsx')).SuspendDialog }))

/** Every store of the shop, for the shop's staff: open it, pause or close it. */
export function ShopStoresPage({ search }: { search: ShopStoresSearch }) {
  const t = useWords()
  const navigate = useNavigate({ from: '/dashboard/stores' })
  const list = useInfiniteQuery(shopStoresQuery(search))
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data) ?? [], [list.data])
  const counts = list.data?.pages[0]?.meta.counts
  const [suspension, setSuspension] = useState<Suspension | null>(null)
  const columns = useMemo(
    () => shopStoresColumns((store) => <ShopStoreActions store={store} onSuspend={setSuspension} />, t),
    [t],
  )
  return (
    <>
      <PageTitle title={t('stores.shop.title')} note={t('stores.shop.summary')} />
      <div className="mb-4 empty:hidden">
        <SecondStepNotice />
      </div>
      <div className="mb-4 grid grid-cols-1 gap-3">
        <SearchWhileTyping
          label={t('stores.shop.search')}
          placeholder={t('stores.shop.search.placeholder')}
          maxLength={80}
          value={search.q}
          onSearch={(q) => void navigate({ to: '/dashboard/stores', search: (now) => ({ ...now, q }), replace: true })}
        />
        <StatusChips search={search} counts={counts} />
      </div>
      <DataTable<ShopStore>
        label={t('stores.shop.list')}
        columns={columns}
        rows={rows}
        rowToKey={({ id }) => id}
        rowToName={({ name }) => name}
        renderCard={(store) => (
          <ShopStoreCard store={store} actions={<ShopStoreActions store={store} onSuspend={setSuspension} />} />
        )}
        isLoading={list.isPending}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyState title={t('stores.shop.none')} icon={<StoreIcon aria-hidden="true" className="size-7" />}>
            {t('stores.shop.none.text')}
          </EmptyState>
        }
        hasMore={list.hasNextPage}
        onNearEnd={() => list.isFetching || void list.fetchNextPage()}
        cardHeight={112}
      />
      <Suspense>{suspension && <SuspendDialog {...suspension} onClose={() => setSuspension(null)} />}</Suspense>
    </>
  )
}

type StatusChipsProps = { search: ShopStoresSearch; counts: Partial<Record<StoreStatus, number>> | undefined }

function StatusChips({ search: { status }, counts }: StatusChipsProps) {
  const t = useWords()
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const choose = (chosen: ShopStoresSearch['status']): Choice => ({
    to: '/dashboard/stores',
    search: (now: ShopStoresSearch) => ({ ...now, status: chosen }),
  })
  const chips: FilterChip[] = [
    { name: t('stores.shop.all'), count: all ?? null, isOn: status === undefined, choice: choose(undefined) },
    ...(['open', 'paused', 'closed'] as const).map((value) => ({
      name: t(statusNames[value]),
      count: counts?.[value] ?? null,
      isOn: status === value,
      choice: choose(value),
    })),
  ]
  return <FilterChips chips={chips} />
}
