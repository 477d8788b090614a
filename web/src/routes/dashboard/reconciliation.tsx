import { createFileRoute } from '@tanstack/react-router'
import { OrderLink } from '../../orders/sales/order-link.tsx'
import { ReconciliationPage } from '../../payments/reconciliation/reconciliation-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/reconciliation')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('payments.reconciliation.title'), isPrivate: true }),
  component: Reconciliation,
})

function Reconciliation() {
  return <ReconciliationPage renderOrder={(number) => <OrderLink number={number} />} />
}
