import type { PaymentReview, ReviewDecision } from '@makola/contract/orders/refunds.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { CircleCheckBig } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { paymentReviewsQuery, stuckRefundsQuery } from '../sales/seller-queries.ts'
import { DecidePaymentForm } from './decide-payment-form.tsx'
import { PaymentReviewCard } from './payment-review-card.tsx'
import { StuckRefunds } from './stuck-refunds.tsx'

/** Money that came too late or does not match, including a surplus: an operator decides. */
export function PaymentReviewsPage() {
  const t = useWords()
  const list = useInfiniteQuery(paymentReviewsQuery())
  const stuck = useInfiniteQuery(stuckRefundsQuery())
  const [chosen, setChosen] = useState<{ review: PaymentReview; decision: ReviewDecision }>()
  const reviews = list.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <>
      <PageTitle title={t('orders.payment-reviews.title')} note={t('orders.payment-reviews.note')} />
      {list.isPending && <Skeleton className="h-64 w-full rounded-lg" />}
      {list.isError && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {list.isSuccess && reviews.length === 0 && stuck.data?.pages[0]?.data.length === 0 && (
        <EmptyState
          title={t('orders.payment-reviews.empty.title')}
          icon={<CircleCheckBig aria-hidden="true" className="size-7" />}
          action={
            <Link to="/dashboard/reconciliation" className={buttonStyles({ variant: 'outline' })}>
              {t('orders.payment-reviews.empty.compare')}
            </Link>
          }
        >
          {t('orders.payment-reviews.empty.text')}
        </EmptyState>
      )}
      <ul aria-label={t('orders.payment-reviews.list')} className="grid gap-4 md:gap-6">
        {reviews.map((review) => (
          <li key={review.orderId}>
            <PaymentReviewCard review={review} onDecide={(decision) => setChosen({ review, decision })} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} className="mt-6">
        {t('ui.show-more')}
      </MoreButton>
      {chosen && <DecidePaymentForm {...chosen} onClose={() => setChosen(undefined)} />}
      <StuckRefunds />
    </>
  )
}
