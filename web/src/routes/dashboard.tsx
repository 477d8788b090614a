import { createFileRoute, Outlet } from '@tanstack/react-router'

/** Signed-in state lives in local storage, so the dashboard renders in the browser. */
export const Route = createFileRoute('/dashboard')({ ssr: false, component: DashboardLayout })

function DashboardLayout() {
  return <Outlet />
}
