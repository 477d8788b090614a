import { Link, useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { ShoppingBasket } from '../ui/icons.ts'
import { useWords } from '../ui/words/use-words.ts'
import { useCartDrawer } from './cart-drawer-state.ts'
import { useCartCount } from './use-cart-count.ts'

type CartLinkProps = {
  className?: string
  /** Shows its word beside the icon, which is otherwise only heard. */
  isLabelled?: boolean
}

/** A link to the cart with the number of items. On wide screens a plain click opens the drawer over the page. */
export function CartLink({ className, isLabelled = false }: CartLinkProps) {
  const t = useWords()
  const count = useCartCount()
  const open = useCartDrawer((drawer) => drawer.open)
  const isInCart = useLocation({ select: ({ pathname }) => /^\/(cart|checkout)\b/.test(pathname) })
  const openOver = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || isInCart || !matchMedia('(min-width: 48rem)').matches) return
    event.preventDefault()
    open()
  }
  return (
    <Link to="/cart/" preload={false} onClick={openOver} className={className}>
      <span className="relative">
        <ShoppingBasket aria-hidden="true" className="size-5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-2 start-3 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-accent tabular"
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      {isLabelled ? t('carts.link') : <span className="sr-only">{t('carts.link')}</span>}
      <span className="sr-only">{` ${t('carts.link-count', { count })}`}</span>
    </Link>
  )
}
