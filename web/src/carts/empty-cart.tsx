import { Link } from '@tanstack/react-router'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { buttonStyles } from '../ui/actions/button.tsx'
import { EmptyState } from '../ui/messages/empty-state.tsx'

export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  return (
    <EmptyState
      title="Your cart is empty"
      icon={<ShoppingBag aria-hidden="true" className="size-7" />}
      action={
        <Link to="/store/" onClick={onLeave} className={buttonStyles()}>
          Browse products
        </Link>
      }
    >
      <p>Add items from any store and pay once.</p>
    </EmptyState>
  )
}
