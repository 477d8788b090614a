import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/rates')({ component: RatesPage })

function RatesPage() {
  return <p className="page py-16">Here the exchange rates will be kept.</p>
}
