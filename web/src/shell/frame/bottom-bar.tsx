import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { House, Search, Store as StoreIcon, UserRound as User } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'

const item =
  'flex h-full min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4.4vw)] leading-4 font-medium text-muted aria-[current=page]:text-accent-text'

/** The header moves into view, below the banners, and the scroll position stays. */
function focusSearch(): void {
  const top = document.querySelector('[data-banners]')?.getBoundingClientRect().bottom ?? 0
  document.documentElement.style.setProperty('--search-top', `${top}px`)
  document.getElementById('search-field')?.focus({ preventScroll: true })
}

/** The navigation on phones, under the thumb. A page with an action bar of its own (`data-action-bar`) replaces it. */
export function BottomBar({ cart }: { cart: ReactNode }) {
  const t = useWords()
  return (
    <nav
      aria-label={t('shell.bar.name')}
      className="fixed inset-x-0 bottom-0 z-40 flex h-16 items-stretch border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden in-[:has([data-action-bar])]:hidden print:hidden"
    >
      <Link to="/" activeOptions={{ exact: true }} className={item}>
        <House aria-hidden="true" className="size-5" />
        {t('shell.bar.home')}
      </Link>
      <Link to="/store/" className={item}>
        <StoreIcon aria-hidden="true" className="size-5" />
        {t('shell.bar.stores')}
      </Link>
      <button type="button" onClick={focusSearch} className={item}>
        <Search aria-hidden="true" className="size-5" />
        {t('shell.bar.search')}
      </button>
      <div className={item}>{cart}</div>
      <Link to="/account" className={item}>
        <User aria-hidden="true" className="size-5" />
        {t('shell.bar.account')}
      </Link>
    </nav>
  )
}
