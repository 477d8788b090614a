import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../ui/actions/button.tsx'
import { ShoppingBasket } from '../ui/icons.ts'
import { EmptyState } from '../ui/messages/empty-state.tsx'
import { useWords } from '../ui/words/use-words.ts'

export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  const t = useWords()
  return (
    <EmptyState
      title={t('carts.empty.title')}
      icon={<ShoppingBasket aria-hidden="true" className="size-7" />}
      action={
        <Link to="/store/" onClick={onLeave} className={buttonStyles()}>
          {t('carts.empty.browse')}
        </Link>
      }
    >
      <p>{t('carts.empty.text')}</p>
    </EmptyState>
  )
}
