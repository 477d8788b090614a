import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_auth/register')({ component: RegisterPage })

function RegisterPage() {
  return <p className="page py-16">Here you will open an account.</p>
}
