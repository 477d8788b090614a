import type { PaymentReview, ReviewDecision } from '@makola/contract/refunds.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DecisionForm } from './decision-form.tsx'
import { PaymentReviewCard } from './payment-review-card.tsx'
import { paymentReviewsQuery } from './seller-queries.ts'

/** Money that came too late or does not fit: an operator decides what becomes of it. */
export function PaymentReviewsPage() {
  const list = useInfiniteQuery(paymentReviewsQuery())
  const [chosen, setChosen] = useState<{ review: PaymentReview; decision: ReviewDecision }>()
  const reviews = list.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <>
      <PageTitle
        title="Payments to decide"
        note="Money that arrived too late, or is not what was asked for. The buyer waits for you."
      />
      {list.isPending && <Skeleton className="h-64 w-full rounded-lg" />}
      {list.isError && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {list.isSuccess && reviews.length === 0 && (
        <EmptyState title="Nothing to decide" icon={<CircleCheckBig aria-hidden="true" className="size-7" />}>
          Every payment fits its order. What does not will wait here.
        </EmptyState>
      )}
      <ul aria-label="Payments" className="grid gap-4 md:gap-6">
        {reviews.map((review) => (
          <li key={review.orderId}>
            <PaymentReviewCard review={review} onDecide={(decision) => setChosen({ review, decision })} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="outline"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          className="mt-6"
        >
          Show more
        </Button>
      )}
      {chosen && <DecisionForm {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
