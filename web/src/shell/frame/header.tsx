import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../ui/words/use-words.ts'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export type HeaderProps = { name: string; search: ReactNode; currency: ReactNode; account: ReactNode; cart: ReactNode }

const navLink =
  'hidden min-h-11 items-center px-2 font-medium underline-offset-8 hover:underline aria-[current=page]:underline md:flex'

export function Header({ name, search, currency, account, cart }: HeaderProps) {
  const t = useWords()
  return (
    <header className="site-header">
      <div className="page flex flex-wrap items-center gap-x-1 gap-y-2 py-1.5 md:gap-x-2 md:py-2 lg:h-18 lg:flex-nowrap">
        <Link
          to="/"
          aria-label={t('shell.header.home', { name })}
          className="flex min-h-11 items-center max-md:-ms-2 max-md:ps-2 max-md:[&_span_span]:hidden md:me-auto lg:me-4"
        >
          <Logo name={name} />
        </Link>
        <div className="grow basis-32 md:max-lg:order-last md:max-lg:basis-full lg:basis-auto">{search}</div>
        <nav aria-label={t('shell.header.browse')} className="contents">
          <Link to="/store/" className={navLink}>
            {t('shell.header.stores')}
          </Link>
          <Link to="/featured/" className={navLink}>
            {t('shell.header.featured')}
          </Link>
        </nav>
        {currency}
        <div className="hidden md:block">
          <ThemeToggle />
        </div>
        <div className="hidden md:block">{account}</div>
        <div className="hidden md:block">{cart}</div>
      </div>
    </header>
  )
}
