import { Link } from '@tanstack/react-router'
import { chipStyles } from '../../ui/display/chip.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type ShopOrStoreProps = {
  /** The label: 'Choose rates'. */
  label: string
  to: '/dashboard/rates' | '/dashboard/audit'
  storeName: string
  isStore: boolean
}

/** For an operator who also works in a store: the same page for the whole shop, and for the store. */
export function ShopOrStore({ label, to, storeName, isStore }: ShopOrStoreProps) {
  const t = useWords()
  const views = [
    { text: t('stores.dashboard.the-shop'), view: undefined, isCurrent: !isStore },
    { text: storeName, view: 'store' as const, isCurrent: isStore },
  ]
  return (
    <nav aria-label={label} className="rail mb-4 gap-2">
      {views.map(({ text, view, isCurrent }) => (
        <Link
          key={text}
          to={to}
          search={(now) => ({ ...now, view })}
          activeOptions={{ exact: true }}
          aria-current={isCurrent ? 'page' : undefined}
          className={chipStyles()}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
