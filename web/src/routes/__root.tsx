import type { Locale } from '@makola/words/locales.ts'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router'
import { useFollowSession } from '../auth/session/use-follow-session.ts'
import { CartDrawerArea } from '../carts/cart-drawer-area.tsx'
import { CartLink } from '../carts/cart-link.tsx'
import { useClaimCart } from '../carts/use-claim-cart.ts'
import { TappedProduct } from '../catalogue/cards/tapped-product.tsx'
import { SearchBox } from '../catalogue/search/search-box.tsx'
import { UnpaidOrderPart } from '../orders/checkout/unpaid-order-part.tsx'
import { WaysToPayPart } from '../payments/methods/ways-to-pay-part.tsx'
import { CurrencySwitcher } from '../rates/choice/currency-switcher.tsx'
import { findChosenRate } from '../rates/choice/find-chosen-rate.ts'
import { ratesQuery } from '../rates/choice/queries.ts'
import { RateGate } from '../rates/choice/rate-gate.tsx'
import { RateName } from '../rates/choice/rate-name.tsx'
import { readIncoming } from '../shell/api/read-incoming.ts'
import { shopQuery } from '../shell/api/shop-query.ts'
import { PageFrame } from '../shell/frame/page-frame.tsx'
import { readTheme } from '../shell/frame/theme.ts'
import { Document } from '../shell/page/document.tsx'
import { documentHead } from '../shell/page/document-head.ts'
import { pageHead } from '../shell/page/page-head.ts'
import { RootErrorScreen } from '../shell/router/error-screen.tsx'
import { NotFoundScreen } from '../shell/router/not-found-screen.tsx'
import { HeaderAccount } from '../stores/membership/header-account.tsx'
import { buttonStyles } from '../ui/actions/button.tsx'
import { GoodsAround } from '../wishes/tools/goods-around.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient; locale: Locale }>()({
  beforeLoad: async ({ context }) => {
    const { cookies, origin } = readIncoming()
    const [shop, rate] = await Promise.all([
      context.queryClient.ensureQueryData(shopQuery()),
      findChosenRate(context.queryClient),
    ])
    return { shop, rate, theme: readTheme(cookies), origin }
  },
  loader: async ({ context }) => {
    if (!context.rate) await context.queryClient.ensureQueryData(ratesQuery())
  },
  // A page without its own head still has a title; only the page itself knows its canonical address.
  head: ({ match }) => ({ ...documentHead, meta: [...documentHead.meta, ...pageHead(match, {}).meta] }),
  shellComponent: Document,
  // It waits for nothing long enough to need a spinner.
  wrapInSuspense: false,
  component: RootLayout,
  errorComponent: RootErrorScreen,
  notFoundComponent: NotFoundScreen,
})

function RootLayout() {
  const { data: shop } = useSuspenseQuery(shopQuery())
  const isDashboard = useLocation({ select: ({ pathname }) => /^\/dashboard(\/|$)/.test(pathname) })
  useFollowSession(useClaimCart())
  return (
    <RateGate shopName={shop.name} isOpen={shop.isOpen}>
      <PageFrame
        shop={shop}
        isBare={isDashboard}
        slots={{
          search: <SearchBox />,
          currency: <CurrencySwitcher baseCurrency={shop.baseCurrency} />,
          currencyName: <RateName baseCurrency={shop.baseCurrency} />,
          waysToPay: <WaysToPayPart />,
          account: <HeaderAccount />,
          cart: <CartLink className={buttonStyles({ variant: 'ghost', size: 'icon' })} />,
          cartTab: <CartLink isLabelled className="grid size-full place-content-center justify-items-center gap-0.5" />,
        }}
      >
        <GoodsAround>
          <Outlet />
        </GoodsAround>
        <TappedProduct />
        <CartDrawerArea whenEmpty={(note, onLeave) => <UnpaidOrderPart onLeave={onLeave}>{note}</UnpaidOrderPart>} />
      </PageFrame>
    </RateGate>
  )
}
