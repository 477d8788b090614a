import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useRateId } from '../rates/choice/use-rate.ts'
import { buttonStyles } from '../ui/actions/button.tsx'
import { Card } from '../ui/display/card.tsx'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { CartStores } from './cart-stores.tsx'
import { CartTotal } from './delivery-parts.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { isBuyable } from './explain-line.ts'
import { usePageCart } from './use-page-cart.ts'

type CartPageProps = {
  waysToPay: ReactNode
  /** Gets the page of an empty cart, and may show another: an unpaid order may hold the items. */
  whenEmpty: (page: ReactNode) => ReactNode
}

export function CartPage({ waysToPay, whenEmpty }: CartPageProps) {
  const t = useWords()
  const cart = usePageCart(useRateId())
  const lines = cart.stores.flatMap((store) => store.lines)
  if (lines.length === 0) {
    return whenEmpty(
      <>
        <h1 className="sr-only">{t('carts.title')}</h1>
        <EmptyCart />
      </>,
    )
  }
  const canBuy = isBuyable(lines)
  return (
    <div className="page py-8 md:py-12">
      <h1 className="text-title">{t('carts.title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('carts.summary', { items: cart.count, stores: cart.stores.length })}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-8">
        <CartStores cart={cart} />
        <Card className="lg:sticky lg:top-[calc(var(--header,5rem)+var(--banners)+1rem)]">
          <Suspense fallback={<Skeleton className="h-20" />}>
            <CartTotal cart={cart} />
          </Suspense>
          {cart.total && <p className="mt-2 text-small text-muted">{t('carts.choose-at-checkout')}</p>}
          {canBuy ? (
            <Link to="/checkout" className={buttonStyles({ size: 'lg', className: 'mt-4 w-full' })}>
              {t('carts.check-out')}
            </Link>
          ) : (
            <p role="status" className="mt-4 rounded-md bg-danger-soft p-4 text-small text-danger-text">
              {t('carts.not-buyable')}
            </p>
          )}
          <Link to="/store/" className={buttonStyles({ variant: 'ghost', className: 'mt-2 w-full' })}>
            {t('carts.keep-shopping')}
          </Link>
          <div className="mt-4 empty:hidden">{waysToPay}</div>
        </Card>
      </div>
    </div>
  )
}
