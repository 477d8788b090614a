import type { CartStore } from '@makola/contract/carts.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { StoreLogo } from '../stores/storefront/store-logo.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { CartLineRow } from './cart-line-row.tsx'

/** The cart's lines, store by store. */
export function CartStores({ stores, onLeave }: { stores: CartStore[]; onLeave?: () => void }) {
  const t = useWords()
  return (
    <div className="grid gap-6">
      {stores.map(({ store, lines, subtotal }) => (
        <section
          key={store.id}
          aria-label={store.name}
          className="rounded-lg border border-line bg-surface px-4 md:px-6"
        >
          <header className="flex items-center gap-3 border-b border-line py-3">
            <StoreLogo store={store} className="size-8" />
            <h2 className="min-w-0 grow truncate text-subheading">
              <Link to="/store/$id" params={{ id: store.slug }} onClick={onLeave} className="hover:underline">
                {store.name}
              </Link>
            </h2>
          </header>
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <CartLineRow key={line.variantId} line={line} onLeave={onLeave} />
            ))}
          </ul>
          {lines.some((line) => line.lineTotal) && (
            <p className="flex justify-between gap-4 border-t border-line py-3 text-small">
              <span className="text-muted">{t('carts.store-subtotal')}</span>
              <span className="font-semibold tabular">{formatMoney(subtotal)}</span>
            </p>
          )}
        </section>
      ))}
    </div>
  )
}
