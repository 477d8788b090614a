import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../ui/words/use-words.ts'
import { paymentReviewsQuery } from './seller-queries.ts'

/** For operators, a link to an order by its number: to its first parcel, or to its payment review. */
export function OrderLink({ number }: { number: string }) {
  const t = useWords()
  const { data } = useInfiniteQuery(paymentReviewsQuery())
  const isToDecide = data?.pages.some((page) => page.data.some(({ orderNumber }) => orderNumber === number))
  return isToDecide ? (
    <Link to="/dashboard/payment-reviews" className="link inline-flex min-h-11 items-center">
      {t('orders.sales.decide', { number })}
    </Link>
  ) : (
    <Link to="/dashboard/orders/$id" params={{ id: `${number}-A` }} className="link inline-flex min-h-11 items-center">
      {t('orders.sales.open', { number })}
    </Link>
  )
}
