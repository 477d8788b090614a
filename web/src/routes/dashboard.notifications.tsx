import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'

export const Route = createFileRoute('/dashboard/notifications')({ component: NotificationsPage })

function NotificationsPage() {
  return (
    <ComingPage title="Notifications" text="What a store should know at once will arrive here when sign-in opens." />
  )
}
