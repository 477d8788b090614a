import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { useRateId } from '../rates/use-rate.ts'
import { cartQuery } from './queries.ts'

/** The way to the cart with the number of things in it. The number is personal, so only the browser asks for it. */
export function CartLink({ className, children }: { className?: string; children?: string }) {
  const { data: cart } = useQuery(cartQuery(useRateId()))
  const count = cart?.count ?? 0
  return (
    <Link
      to="/cart/"
      preload={false}
      aria-label={count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`}
      className={className}
    >
      <span className="relative">
        <ShoppingBasket aria-hidden="true" className="size-5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-2 left-3 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-accent tabular"
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      {children}
    </Link>
  )
}
