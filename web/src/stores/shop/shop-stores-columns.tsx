import type { ShopStore } from '@makola/contract/stores/shop-stores.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import type { DataColumn } from '../../ui/tables/data-table.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { statusNames } from '../membership/role-names.ts'
import { StoreLogo } from '../storefront/store-logo.tsx'

/** The table of all stores on a desk. */
export function shopStoresColumns(renderActions: (store: ShopStore) => ReactNode, t: Words): DataColumn<ShopStore>[] {
  return [
    { id: 'name', header: t('stores.shop.column.name'), cell: (store) => <StoreName store={store} /> },
    {
      id: 'status',
      header: t('stores.shop.column.status'),
      width: 'clamp(7rem, 11.5vw, 9.25rem)',
      cell: (store) => <StoreState store={store} />,
    },
    {
      id: 'products',
      header: t('stores.shop.column.products'),
      width: '5.75rem',
      isNumeric: true,
      className: 'max-xl:hidden',
      cell: (store) => store.productCount,
    },
    {
      id: 'parcels',
      header: t('stores.shop.column.parcels'),
      width: '9rem',
      isNumeric: true,
      cell: (store) => store.recentParcelCount,
    },
    {
      id: 'people',
      header: t('stores.shop.column.people'),
      width: '5rem',
      isNumeric: true,
      className: 'max-xl:hidden',
      cell: (store) => store.memberCount,
    },
    {
      id: 'since',
      header: t('stores.shop.column.since'),
      width: '8.5rem',
      className: 'max-xl:hidden',
      cell: (store) => (
        <span className="text-small text-muted">
          <LocalTime at={store.createdAt} part="date" />
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('stores.shop.column.actions'),
      isHeaderHidden: true,
      width: '4.5rem',
      cell: renderActions,
    },
  ]
}

/** A store on a phone. */
export function ShopStoreCard({ store, actions }: { store: ShopStore; actions: ReactNode }) {
  const t = useWords()
  const { productCount, recentParcelCount } = store
  return (
    <article className="rounded-lg border border-line bg-surface py-2 pe-2 ps-4">
      <header className="flex items-center gap-2">
        <div className="min-w-0 grow">
          <StoreName store={store} />
        </div>
        {actions}
      </header>
      <p className="flex items-center justify-between gap-3 py-2 pe-2 text-small text-muted tabular">
        {t('stores.shop.size', { products: productCount, parcels: recentParcelCount })}
        <StoreState store={store} />
      </p>
      {store.suspensionReason && <p className="pe-2 pb-2 text-small wrap-anywhere">{store.suspensionReason}</p>}
    </article>
  )
}

function StoreName({ store }: { store: ShopStore }) {
  return (
    <span className="flex items-center gap-3">
      <StoreLogo store={store} className="size-10 text-lg" />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{store.name}</span>
        <span className="flex items-center gap-1.5 text-small text-muted">
          <Flag countryCode={store.countryCode} />
          <span className="truncate">{store.country}</span>
        </span>
      </span>
    </span>
  )
}

const tones = { open: 'success', paused: 'accent', closed: 'neutral' } as const

function StoreState({ store: { status, suspensionReason, standing } }: { store: ShopStore }) {
  const t = useWords()
  const { strikePoints: points } = standing
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={suspensionReason === null ? tones[status] : 'danger'} title={suspensionReason ?? undefined}>
        {t(statusNames[status])}
      </Badge>
      {points > 0 && <Badge tone="danger">{t('stores.standing.points', { points })}</Badge>}
    </span>
  )
}
