import { type InventoryRow, listInventory } from '@makola/contract/catalogue/inventory.ts'
import { listParcels, type ParcelRow } from '@makola/contract/orders/parcels.ts'
import type { ShopFinds } from '@makola/contract/overview/overview.ts'
import type { MyStore } from '@makola/contract/stores/stores.ts'
import { formatMoney } from '@makola/money/format.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { LinkOptions } from '@tanstack/react-router'
import { useAddingRefusal } from '../../catalogue/stock/use-adding-refusal.ts'
import { sellerStateKeys } from '../../orders/sales/parcel-state-badge.tsx'
import { call } from '../../shell/api/api-client.ts'
import type { NavItem } from '../../shell/dashboard/dashboard-nav.ts'
import { useNavGroups, type Visitor } from '../../stores/dashboard/use-nav-groups.ts'
import { useCurrentStoreIfAny } from '../../stores/membership/current-store.ts'
import { Boxes, CreditCard, Plus, ShoppingBag, Store, User } from '../../ui/icons.ts'
import { filterByText } from '../../ui/inputs/match-text.ts'
import { useSettled } from '../../ui/inputs/use-settled.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { leastSearched, searchQuery } from '../queries.ts'

export type Find = {
  key: string
  title: string
  note?: string | undefined
  icon: NavItem['icon']
  link: LinkOptions
}
export type FindGroup = { label: string; finds: Find[] }

const ofEach = 5
/** A single letter would match half the store. */
const least = 2

/** The matches of the typed words, kind by kind; without words, all pages. */
export function useFinds(typed: string, visitor: Visitor) {
  const t = useWords()
  const q = useSettled(typed.trim())
  const store = useCurrentStoreIfAny()
  const pages = usePages(visitor, t)
  const orders = useQuery({ ...ordersQuery(store, q), enabled: isAsked(store, 'orders.read', q) })
  const products = useQuery({ ...productsQuery(store, q), enabled: isAsked(store, 'products.read', q) })
  const isStaff = visitor.staff.includes('stores.read') && [...q].length >= leastSearched
  const shop = useQuery({ ...searchQuery(q), enabled: isStaff })
  const isFar = q.length < least
  const groups: FindGroup[] = [
    { label: t('overview.finder.pages'), finds: filterByText(pages, typed, ({ title }) => title) },
    { label: t('overview.search.orders'), finds: isFar ? [] : (orders.data ?? []).map((row) => findOrder(row, t)) },
    { label: t('overview.finder.products'), finds: isFar ? [] : (products.data ?? []).map(findProduct) },
    ...(isStaff && shop.data ? findInShop(shop.data, t) : []),
  ]
  const asked = [orders, products, shop]
  return {
    groups: groups.filter(({ finds }) => finds.length > 0),
    isBusy: q !== typed.trim() || asked.some(({ isFetching }) => isFetching),
    isBroken: asked.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of asked) if (isError) void refetch()
    },
  }
}

function usePages(visitor: Visitor, t: Words): Find[] {
  const pages = useNavGroups(visitor).flatMap(({ items }) =>
    items.map(({ to, label, icon }): Find => ({ key: to, title: t(label), icon, link: { to } })),
  )
  if (useAddingRefusal() !== undefined) return pages
  const to = '/dashboard/inventory/add-product'
  return [...pages, { key: to, title: t('catalogue.inventory.add'), icon: Plus, link: { to } }]
}

const isAsked = (store: MyStore | undefined, permission: MyStore['permissions'][number], q: string): boolean =>
  q.length >= least && (store?.permissions.includes(permission) ?? false)

const ordersQuery = (store: MyStore | undefined, q: string) =>
  queryOptions({
    queryKey: ['orders', store?.id, 'found', q],
    queryFn: async ({ signal }) =>
      (await call(listParcels, { query: { store: store?.id ?? '', q, limit: String(ofEach) }, signal })).data,
    placeholderData: keepPreviousData,
  })

const productsQuery = (store: MyStore | undefined, q: string) =>
  queryOptions({
    queryKey: ['inventory', store?.id, 'found', q],
    queryFn: async ({ signal }) =>
      (await call(listInventory, { query: { store: store?.id ?? '', q, limit: String(ofEach) }, signal })).data,
    placeholderData: keepPreviousData,
  })

const findOrder = ({ number, state, buyerName, destination }: ParcelRow, t: Words): Find => ({
  key: number,
  title: `${number} · ${buyerName}`,
  note: [t(sellerStateKeys[state]), destination].join(' · '),
  icon: ShoppingBag,
  link: { to: '/dashboard/orders/$id', params: { id: number } },
})

const findProduct = ({ id, name, sku, price }: InventoryRow): Find => ({
  key: id,
  title: name,
  note: [formatMoney(price), sku].join(' · '),
  icon: Boxes,
  link: { to: '/dashboard/inventory/$id', params: { id } },
})

/** The matches of the whole shop, for its staff. */
function findInShop({ orders, payments, people, stores }: ShopFinds, t: Words): FindGroup[] {
  const inSearch = (q: string): LinkOptions => ({ to: '/dashboard/overview', search: { q } })
  return [
    {
      label: t('overview.finder.all-orders'),
      finds: (orders?.found ?? []).map(({ id, number, state, buyerName }) => ({
        key: id,
        title: `${number} · ${buyerName}`,
        note: t('overview.search.order-state', { state }),
        icon: ShoppingBag,
        link: inSearch(number),
      })),
    },
    {
      label: t('overview.search.payments'),
      finds: (payments?.found ?? []).map(({ id, reference, orderNumber }) => ({
        key: id,
        title: reference,
        note: orderNumber,
        icon: CreditCard,
        link: inSearch(reference),
      })),
    },
    {
      label: t('overview.search.people'),
      finds: (people?.found ?? []).map(({ id, name, email }) => ({
        key: id,
        title: name,
        note: email,
        icon: User,
        link: { to: '/dashboard/accounts/$id', params: { id } },
      })),
    },
    {
      label: t('overview.search.stores'),
      finds: (stores?.found ?? []).map(({ id, name }) => ({
        key: id,
        title: name,
        icon: Store,
        link: { to: '/dashboard/stores', search: { q: name } },
      })),
    },
  ]
}
