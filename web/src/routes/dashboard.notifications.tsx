import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/notifications')({ component: NotificationsPage })

function NotificationsPage() {
  return <p className="page py-16">Here your notifications will arrive.</p>
}
