import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LogoMark } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const link = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline md:min-h-9'

export function Footer({ name, currencyName }: { name: string; currencyName: ReactNode }) {
  return (
    <footer className="mt-16 border-t border-line bg-sunken pb-20 in-[:has([data-cookie-notice])]:pb-72 md:pb-0 print:hidden">
      <div className="page grid gap-8 py-10 md:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1.5fr]">
        <div className="md:max-lg:col-span-3">
          <LogoMark className="size-12" />
          <p className="mt-4 max-w-xs text-muted">
            {name} is a market of many sellers: one cart, one payment, every price in your own currency.
          </p>
        </div>
        <FooterList title="Shop">
          <Link to="/store/" className={link}>
            All products
          </Link>
          <Link to="/featured/" className={link}>
            Featured
          </Link>
          <Link to="/order-tracking/" className={link}>
            Track an order
          </Link>
        </FooterList>
        <FooterList title={name}>
          <Link to="/about/" className={link}>
            About
          </Link>
          <Link to="/help/" className={link}>
            Help
          </Link>
          <Link to="/cookies/" className={link}>
            Cookies
          </Link>
          <Link to="/register" search={{ as: 'seller' }} className={link}>
            Sell with us
          </Link>
        </FooterList>
        <div>
          <h2 className="text-label text-muted">Language and currency</h2>
          <p className="mt-1 flex min-h-11 items-center md:min-h-9">English</p>
          <p className="flex flex-wrap items-center gap-x-4">
            {currencyName}
            <a href="#currency" className="link flex min-h-11 items-center md:min-h-9">
              Change
            </a>
          </p>
          <div className="-ml-3 md:hidden">
            <ThemeToggle />
          </div>
        </div>
      </div>
    </footer>
  )
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="flex flex-col items-start">
      <h2 className="mb-1 text-label text-muted">{title}</h2>
      {children}
    </nav>
  )
}
