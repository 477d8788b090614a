import { useSuspenseQuery } from '@tanstack/react-query'
import { accountQuery } from '../session/session.ts'
import { ChangePassword } from './change-password.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { SecuritySection } from './security-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactor } from './two-factor.tsx'

export function SecurityPage() {
  const { data: account } = useSuspenseQuery(accountQuery)
  return (
    <div className="grid gap-4 md:gap-6">
      <SecuritySection title="Password" text="At least 10 characters. Changing it signs out every other device.">
        <ChangePassword />
      </SecuritySection>
      <TwoFactor account={account} />
      <PasskeysSection />
      <SessionsSection />
    </div>
  )
}
