import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'

export const Route = createFileRoute('/dashboard/')({ component: DashboardPage })

function DashboardPage() {
  return (
    <ComingPage
      title="Dashboard"
      text="Sales, orders to pack and low stock of your store will be here when sign-in opens."
    />
  )
}
