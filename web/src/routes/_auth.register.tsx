import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'

export const Route = createFileRoute('/_auth/register')({ component: RegisterPage })

function RegisterPage() {
  return (
    <ComingPage
      title="Open an account"
      text="Accounts for shoppers and sellers open soon. Buying and tracking an order need none."
    />
  )
}
