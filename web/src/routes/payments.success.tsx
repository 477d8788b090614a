import { createFileRoute } from '@tanstack/react-router'
import { optionalText } from '../shell/search-params.ts'

export const Route = createFileRoute('/payments/success')({
  validateSearch: optionalText('reference', 'transaction_id', 'tx_ref'),
  component: PaymentSuccessPage,
})

function PaymentSuccessPage() {
  return <p className="page py-16">Here your paid order will show.</p>
}
