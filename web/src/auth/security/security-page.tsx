import { useSuspenseQuery } from '@tanstack/react-query'
import { useWords } from '../../ui/words/use-words.ts'
import { accountQuery } from '../session/session.ts'
import { ChangePassword } from './change-password.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { SecuritySection } from './security-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactor } from './two-factor.tsx'

export function SecurityPage() {
  const t = useWords()
  const { data: account } = useSuspenseQuery(accountQuery)
  return (
    <div className="grid gap-4 md:gap-6">
      <SecuritySection title={t('auth.security.password')} text={t('auth.security.password-text')}>
        <ChangePassword />
      </SecuritySection>
      <TwoFactor account={account} />
      <PasskeysSection />
      <SessionsSection />
    </div>
  )
}
