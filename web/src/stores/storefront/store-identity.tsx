import type { Store } from '@makola/contract/stores/stores.ts'
import { Flag } from '../../ui/display/flag.tsx'
import { StoreLogo } from './store-logo.tsx'

/** A store's logo, name and place; `above` is a word before its name. */
export function StoreIdentity({ store, above }: { store: Store; above?: string }) {
  return (
    <>
      <StoreLogo store={store} className="size-12 text-xl" />
      <span className="min-w-0 grow">
        {above && <span className="block text-[0.8125rem] text-muted">{above}</span>}
        <span className="block truncate font-semibold">{store.name}</span>
        <span className="flex items-center gap-1.5 text-small text-muted">
          <Flag countryCode={store.countryCode} />
          {[store.city, store.country].filter(Boolean).join(', ')}
        </span>
      </span>
    </>
  )
}
