import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'

export const Route = createFileRoute('/dashboard/rates')({ component: RatesPage })

function RatesPage() {
  return <ComingPage title="Rates" text="Countries, currencies and their rates will be kept here when sign-in opens." />
}
