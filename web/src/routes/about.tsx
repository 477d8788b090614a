import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { shopQuery } from '../shell/api/shop-query.ts'
import { Weave } from '../shell/frame/weave.tsx'
import { pageHead } from '../shell/page/page-head.ts'
import { buttonStyles } from '../ui/actions/button.tsx'

export const Route = createFileRoute('/about')({
  head: ({ match }) =>
    pageHead(match, { title: 'About', description: 'Many sellers, one cart, and every price in your own currency.' }),
  component: AboutPage,
})

function AboutPage() {
  const { data: shop } = useSuspenseQuery(shopQuery())
  return (
    <>
      <Weave className="block h-32 md:h-48" />
      <article className="page grid max-w-3xl gap-6 py-12 text-[1.0625rem] leading-relaxed">
        <h1 className="text-display">Many sellers, one cart.</h1>
        <p>
          {shop.name} brings makers and shops of many countries into one market. You fill one cart from as many stores
          as you like, pay once, and follow every parcel on one page.
        </p>
        <h2 className="text-heading">Prices in your currency</h2>
        <p>
          Sellers set prices in their own currency. You see and pay them in yours: the price in the list is the price
          that is charged, and it holds while you check out. Each product page tells the seller's price and the rate
          that was used.
        </p>
        <h2 className="text-heading">No account needed</h2>
        <p>
          An e-mail address or a phone number is enough to buy, and with the order's number it is enough to track the
          order.
        </p>
        <p>
          <Link to="/store/" className={buttonStyles()}>
            See all products
          </Link>
        </p>
      </article>
    </>
  )
}
