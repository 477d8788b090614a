import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AuthFrame } from '../auth/sign-in/auth-frame.tsx'

export const Route = createFileRoute('/_auth')({ component: AuthLayout })

function AuthLayout() {
  const { shop } = Route.useRouteContext()
  return (
    <AuthFrame shopName={shop.name}>
      <Outlet />
    </AuthFrame>
  )
}
