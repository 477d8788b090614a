import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'

export const Route = createFileRoute('/_auth/login')({ component: LoginPage })

function LoginPage() {
  return <ComingPage title="Sign in" text="Accounts open soon. Buying and tracking an order need none." />
}
