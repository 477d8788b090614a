import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/')({ component: DashboardPage })

function DashboardPage() {
  return <p className="page py-16">Here your sales will show.</p>
}
