import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_auth/login')({ component: LoginPage })

function LoginPage() {
  return <p className="page py-16">Here you will sign in.</p>
}
