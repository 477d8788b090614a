import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useRateId } from '../rates/choice/use-rate.ts'
import { buttonStyles } from '../ui/actions/button.tsx'
import { Check } from '../ui/icons.ts'
import { Drawer } from '../ui/layers/dialog.tsx'
import { ErrorState } from '../ui/messages/error-state.tsx'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { useCartDrawer } from './cart-drawer-state.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartStores } from './cart-stores.tsx'
import { CartTotal } from './delivery-parts.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { isBuyable } from './explain-line.ts'
import { cartQuery } from './queries.ts'

type CartDrawerProps = {
  /** Gets the note of an empty cart, and may show another: an unpaid order may hold the items. */
  whenEmpty: (note: ReactNode, onLeave: () => void) => ReactNode
}

export function CartDrawer({ whenEmpty }: CartDrawerProps) {
  const t = useWords()
  const { isOpen, news, close } = useCartDrawer()
  const { data: cart, error, refetch, isFetching } = useQuery(cartQuery(useRateId()))
  const lines = cart?.stores.flatMap((store) => store.lines) ?? []
  const footer = cart && lines.length > 0 && (
    <div className="w-full">
      <Suspense fallback={<Skeleton className="h-20" />}>
        <CartTotal cart={cart} />
      </Suspense>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Link to="/cart" onClick={close} className={buttonStyles({ variant: 'outline' })}>
          {t('carts.view')}
        </Link>
        <Link to={isBuyable(lines) ? '/checkout' : '/cart'} onClick={close} className={buttonStyles()}>
          {t('carts.check-out')}
        </Link>
      </div>
    </div>
  )
  return (
    <Drawer isOpen={isOpen} onClose={close} title={t('carts.title')} footer={footer || undefined}>
      <p role="status">
        {news && (
          <span className="mb-4 flex items-center gap-2 rounded-md bg-success-soft px-4 py-3 font-medium text-success-text">
            <Check aria-hidden="true" className="size-5 shrink-0" />
            {news}
          </span>
        )}
      </p>
      {cart && lines.length > 0 && <CartStores cart={cart} onLeave={close} />}
      {cart && lines.length === 0 && whenEmpty(<EmptyCart onLeave={close} />, close)}
      {!cart && !error && <CartSkeleton />}
      {!cart && error && <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </Drawer>
  )
}
