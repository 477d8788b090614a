import type { Shop } from '@makola/contract/shop/shop.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../ui/words/use-words.ts'
import { legalTitles } from './legal-titles.ts'
import { LogoMark } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const link = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline md:min-h-9'

type FooterProps = { shop: Shop; currencyName: ReactNode; waysToPay: ReactNode }

export function Footer({ shop, currencyName, waysToPay }: FooterProps) {
  const t = useWords()
  const { name } = shop
  return (
    <footer className="mt-16 border-t border-line bg-sunken pb-20 [overflow-anchor:none] in-[:has([data-cookie-notice])]:pb-72 md:pb-0 print:hidden">
      <div className="page grid grid-cols-2 gap-x-4 gap-y-8 py-10 md:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1.5fr]">
        <div className="max-lg:col-span-full">
          <LogoMark className="size-12" />
          <p className="mt-4 max-w-xs text-muted">{t('shell.footer.about-shop', { name })}</p>
          {shop.legalName && <p className="mt-2 max-w-xs text-small text-muted break-words">{shop.legalName}</p>}
        </div>
        <FooterList title={t('shell.footer.shop')}>
          <Link to="/store/" className={link}>
            {t('shell.footer.products')}
          </Link>
          <Link to="/featured/" className={link}>
            {t('shell.footer.featured')}
          </Link>
          <Link to="/wishes/" className={link}>
            {t('shell.footer.wishes')}
          </Link>
          <Link to="/order-tracking/" className={link}>
            {t('shell.footer.track')}
          </Link>
        </FooterList>
        <FooterList title={name}>
          <Link to="/about/" className={link}>
            {t('shell.footer.about')}
          </Link>
          <Link to="/help/" className={link}>
            {t('shell.footer.help')}
          </Link>
          <Link to="/cookies/" className={link}>
            {t('shell.footer.cookies')}
          </Link>
          {shop.pages.map((page) => (
            <Link key={page} to={`/${page}`} className={link}>
              {t(legalTitles[page])}
            </Link>
          ))}
          {shop.supportEmail && (
            <a href={`mailto:${shop.supportEmail}`} className={link}>
              {t('shell.footer.contact')}
            </a>
          )}
          <Link to="/register" search={{ as: 'seller' }} className={link}>
            {t('shell.footer.sell')}
          </Link>
        </FooterList>
        <div className="max-md:col-span-full">
          <h2 className="text-label text-muted">{t('shell.footer.language-and-currency')}</h2>
          <p className="mt-1 flex min-h-11 items-center md:min-h-9">{t('shell.footer.language')}</p>
          <p className="flex flex-wrap items-center gap-x-4">
            {currencyName}
            <a href="#currency" className="link flex min-h-11 items-center md:min-h-9">
              {t('shell.footer.change-currency')}
            </a>
          </p>
          <div className="-ms-3 md:hidden">
            <ThemeToggle />
          </div>
        </div>
        <div className="col-span-full empty:hidden">{waysToPay}</div>
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
