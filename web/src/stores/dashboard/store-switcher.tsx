import type { MyStore } from '@makola/contract/stores/stores.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAccount } from '../../auth/session/session.ts'
import { staffRoleNames } from '../../auth/staff/staff-roles.ts'
import { ChevronsUpDown, Globe, Plus } from '../../ui/icons.ts'
import { Menu, type MenuItem } from '../../ui/layers/menu.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { myStoresQuery, useCurrentStoreIfAny, useMyStores } from '../membership/current-store.ts'
import { roleNames } from '../membership/role-names.ts'
import { StoreLogo } from '../storefront/store-logo.tsx'

/** The dashboard's current store, with a way to switch. */
export function StoreSwitcher({ isOperator }: { isOperator: boolean }) {
  const t = useWords()
  const stores = useMyStores()
  const current = useCurrentStoreIfAny()
  const chooseStore = useChooseStore()
  const describeRole = useDescribeRole()
  const navigate = useNavigate()
  const items: MenuItem[] = [
    ...stores.map((store) => ({
      label: store.name,
      icon: <StoreLogo store={store} className="size-8 text-base" />,
      hint: describeRole(store),
      onChoose: () => chooseStore(store),
    })),
    ...(isOperator
      ? [
          {
            label: t('stores.dashboard.all-stores'),
            icon: <Globe aria-hidden="true" className="mx-1.5 size-5 shrink-0" />,
            onChoose: () => void navigate({ to: '/dashboard/stores' }),
          },
        ]
      : []),
    {
      label: t('stores.dashboard.open-store'),
      icon: <Plus aria-hidden="true" className="mx-1.5 size-5 shrink-0" />,
      onChoose: () => void navigate({ to: '/dashboard/open-store' }),
    },
  ]
  if (!current) return null
  return <Menu align="start" items={items} trigger={<SwitcherButton store={current} />} />
}

function SwitcherButton({ store, ...rest }: { store: MyStore }) {
  const t = useWords()
  const describeRole = useDescribeRole()
  return (
    <button
      type="button"
      {...rest}
      title={store.name}
      className="flex min-h-12 w-full min-w-0 items-center gap-3 rounded-md p-1.5 text-start hover:bg-sunken data-popup-open:bg-sunken md:max-lg:justify-center lg:border lg:border-line"
    >
      <StoreLogo store={store} className="size-9 text-lg" />
      <span className="min-w-0 grow md:max-lg:sr-only">
        <span className="block truncate leading-5 font-semibold">{store.name}</span>
        <span className="block truncate text-[0.8125rem] leading-4 text-muted">{describeRole(store)}</span>
      </span>
      <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted md:max-lg:hidden" />
      <span className="sr-only">{t('stores.dashboard.change-store')}</span>
    </button>
  )
}

const states = { paused: 'stores.dashboard.paused', closed: 'stores.dashboard.closed' } as const

/** Says the role of the person in a store, where the shop's staff have theirs in the shop. */
function useDescribeRole(): (store: MyStore) => string {
  const t = useWords()
  const staff = useAccount()?.staff
  return ({ role, status }) => {
    const name = role === 'operator' && staff ? t(staffRoleNames[staff.role]) : t(roleNames[role])
    return status === 'open' ? name : `${name} · ${t(states[status])}`
  }
}

/** Shows another store from now on, from its home page; the cached list is not fetched again. */
export function useChooseStore(): (store: Pick<MyStore, 'slug'>) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const stores = useMyStores()
  return (store) => {
    const isKnown = stores.some(({ slug }) => slug === store.slug)
    if (isKnown) queryClient.setQueryData(myStoresQuery(store.slug).queryKey, stores)
    void navigate({ to: '/dashboard', search: { store: store.slug } })
  }
}
