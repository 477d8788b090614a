import type { Shop } from '@makola/contract/shop/shop.ts'
import type { ReactNode } from 'react'
import { ToastArea } from '../../ui/messages/toast-area.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Logo } from './logo.tsx'
import { NoScriptNotice } from './no-script-notice.tsx'
import { ShopBanners } from './shop-banners.tsx'

/** The parts of the frame that higher modules fill: the shell knows none of their nouns. */
export type FrameSlots = {
  search: ReactNode
  currency: ReactNode
  currencyName: ReactNode
  waysToPay: ReactNode
  account: ReactNode
  cart: ReactNode
  cartTab: ReactNode
}

export type PageFrameProps = {
  shop: Shop
  slots: FrameSlots
  /** The page has its own navigation: the dashboard. */
  isBare: boolean
  children: ReactNode
}

/** Everything around a page: banners, header, footer, the phone's bottom bar, cookie notice and toasts. */
export function PageFrame({ shop, slots, isBare, children }: PageFrameProps) {
  const t = useWords()
  return (
    <>
      <a
        href="#content"
        className="sr-only z-60 rounded-md bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
      >
        {t('shell.frame.skip')}
      </a>
      <ShopBanners shop={shop} />
      <NoScriptNotice />
      {isBare ? (
        children
      ) : (
        <>
          <Header
            name={shop.name}
            search={slots.search}
            currency={slots.currency}
            account={slots.account}
            cart={slots.cart}
          />
          {/* Print needs no buttons, but the name of the shop. */}
          <p className="page hidden pt-4 print:block">
            <Logo name={shop.name} />
          </p>
          <main id="content" tabIndex={-1} className="min-h-[60dvh] outline-none">
            {children}
          </main>
          <Footer shop={shop} currencyName={slots.currencyName} waysToPay={slots.waysToPay} />
          <BottomBar cart={slots.cartTab} />
        </>
      )}
      <CookieNotice />
      <ToastArea />
    </>
  )
}
