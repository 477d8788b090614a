import { createFileRoute } from '@tanstack/react-router'
import { PaymentOutcomePage } from '../orders/paying/payment-outcome-page.tsx'
import { pageHead } from '../shell/page/page-head.ts'
import { optionalText } from '../shell/router/search-params.ts'
import { wordsOf } from '../ui/words/use-words.ts'

const readSearch = optionalText('reference', 'trxref', 'transaction_id', 'tx_ref', 'session_id')

export const Route = createFileRoute('/payments/success')({
  validateSearch: readSearch,
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('orders.page.payment'), isPrivate: true }),
  component: PaymentSuccess,
})

function PaymentSuccess() {
  // Providers add further parameters; only these are read.
  const { reference, trxref, transaction_id, tx_ref, session_id } = Route.useSearch()
  return (
    <PaymentOutcomePage
      address="/payments/success/"
      hints={{ reference, trxref, transaction_id, tx_ref, session_id }}
    />
  )
}
