import type { RefundDecision, StuckRefund } from '@makola/contract/orders/refunds.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { stuckRefundsQuery } from '../sales/seller-queries.ts'
import { DecideRefundForm } from './decide-refund-form.tsx'
import { StuckRefundCard } from './stuck-refund-card.tsx'

/** The stuck refunds; empty when there are none. */
export function StuckRefunds() {
  const t = useWords()
  const list = useInfiniteQuery(stuckRefundsQuery())
  const [chosen, setChosen] = useState<{ refund: StuckRefund; decision: RefundDecision }>()
  const refunds = list.data?.pages.flatMap((page) => page.data) ?? []
  if (list.isError) return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="stuck-refunds" className="mt-8 md:mt-12">
      <h2 id="stuck-refunds" className="text-title">
        {t('orders.payment-reviews.stuck.title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('orders.payment-reviews.stuck.note')}</p>
      <ul aria-label={t('orders.payment-reviews.stuck.list')} className="grid gap-4 md:gap-6">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <StuckRefundCard refund={refund} onDecide={(decision) => setChosen({ refund, decision })} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} className="mt-6">
        {t('ui.show-more')}
      </MoreButton>
      {chosen && <DecideRefundForm {...chosen} onClose={() => setChosen(undefined)} />}
    </section>
  )
}
