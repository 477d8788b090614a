import type { Cart } from '@makola/contract/carts/carts.ts'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { StoreLogo } from '../stores/storefront/store-logo.tsx'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { StoreDelivery } from './delivery-parts.tsx'
import { hasGoods } from './explain-line.ts'
import { writeAmounts } from './write-amounts.ts'

/** The cart's lines and their delivery, store by store. */
export function CartStores({ cart, onLeave }: { cart: Cart; onLeave?: () => void }) {
  const t = useWords()
  const { stores, country } = cart
  const write = writeAmounts(cart)
  return (
    <div className="grid gap-6">
      {stores.map((of) => (
        <section
          key={of.store.id}
          aria-label={of.store.name}
          className="rounded-lg border border-line bg-surface px-(--pad) md:px-6"
        >
          <header className="flex items-center gap-3 border-b border-line py-3">
            <StoreLogo store={of.store} className="size-8" />
            <h2 className="min-w-0 grow text-subheading wrap-anywhere">
              <Link to="/store/$id" params={{ id: of.store.slug }} onClick={onLeave} className="hover:underline">
                {of.store.name}
              </Link>
            </h2>
          </header>
          <ul className="divide-y divide-line">
            {of.lines.map((line) => (
              <CartLineRow key={line.variantId} {...{ line, write, onLeave }} breakEndsOn={of.breakEndsOn} />
            ))}
          </ul>
          {hasGoods(of) && (
            <div className="grid gap-2 border-t border-line py-3 text-small">
              {stores.length > 1 && (
                <p className="spread">
                  <span className="text-muted">{t('carts.store-subtotal')}</span>
                  <span className="font-semibold tabular">{write(of.subtotal)}</span>
                </p>
              )}
              {country && (
                <Suspense fallback={<Skeleton className="h-15" />}>
                  <StoreDelivery {...{ of, country, write }} />
                </Suspense>
              )}
            </div>
          )}
        </section>
      ))}
    </div>
  )
}
