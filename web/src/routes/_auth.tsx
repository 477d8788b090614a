import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_auth')({ component: AuthLayout })

function AuthLayout() {
  return (
    <div className="page flex justify-center py-12">
      <Outlet />
    </div>
  )
}
