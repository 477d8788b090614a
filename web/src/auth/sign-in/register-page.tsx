import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { AuthTitle } from './auth-title.tsx'
import { type Purpose, RegisterForm } from './register-form.tsx'
import { useLeadOn } from './use-lead-on.ts'
import { useRegistered } from './use-registered.ts'
import { VerifyForm } from './verify-form.tsx'

export type RegisterPageProps = {
  redirect: string | undefined
  target: string
  purpose: Purpose
  onPurpose: (purpose: Purpose) => void
}

export function RegisterPage({ redirect, target, purpose, onPurpose }: RegisterPageProps) {
  const t = useWords()
  const { registered, isWaiting, wait, change } = useRegistered()
  useLeadOn(target)
  if (registered && isWaiting) {
    return (
      <>
        <AuthTitle title={t('auth.check-email.title')}>
          {t('auth.verify.sent', {
            email: registered.email,
            strong: (text) => <strong className="text-ink wrap-anywhere">{text}</strong>,
          })}
        </AuthTitle>
        <VerifyForm email={registered.email} {...(registered.password && { password: registered.password })} />
        <Button variant="link" onClick={change} className="mt-2 px-0! text-small!">
          {t('auth.verify.change-address')}
        </Button>
      </>
    )
  }
  return (
    <>
      <AuthTitle title={t('auth.register.title')}>
        {purpose === 'seller' ? t('auth.register.text-seller') : t('auth.register.text')}
      </AuthTitle>
      <RegisterForm purpose={purpose} onPurpose={onPurpose} typed={registered} onSent={wait} />
      <p className="mt-8 border-t border-line pt-5">
        {t('auth.register.sign-in', {
          login: (text) => (
            <Link to="/login" search={{ redirect }} className="link inline-flex min-h-11 items-center font-semibold">
              {text}
            </Link>
          ),
        })}
      </p>
    </>
  )
}
