import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '../../ui/words/use-words.ts'
import { AuthTitle } from './auth-title.tsx'
import { LoginForm } from './login-form.tsx'
import { useIsNewPasswordSet } from './new-password-set.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useLeadOn } from './use-lead-on.ts'

type LoginPageProps = {
  /** The page that the visitor came from and returns to. */
  redirect: string | undefined
  /** The target of the redirect; undefined until it is known who has signed in. */
  target: string | undefined
}

export function LoginPage({ redirect, target }: LoginPageProps) {
  const t = useWords()
  const [challenge, setChallenge] = useState<string>()
  const isInvited = redirect?.includes('invitation?') ?? false
  const isPasswordSet = useIsNewPasswordSet()
  useLeadOn(target)
  if (challenge) return <SecondFactorForm challenge={challenge} onBack={() => setChallenge(undefined)} />
  return (
    <>
      <AuthTitle title={t('auth.sign-in.title')}>
        {isPasswordSet
          ? t('auth.sign-in.password-set')
          : t(isInvited ? 'auth.sign-in.invited' : 'auth.sign-in.welcome')}
      </AuthTitle>
      <LoginForm redirect={redirect} onSecondFactor={setChallenge} />
      <div className="my-5 flex items-center gap-4 text-small text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('auth.sign-in.or')}
      </div>
      <div className="grid gap-3">
        <PasskeyButton />
      </div>
      <div className="mt-8 grid gap-1 border-t border-line pt-5">
        <p>
          {t('auth.sign-in.new-here', {
            register: (text) => (
              <Link
                to="/register"
                search={{ redirect }}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {text}
              </Link>
            ),
          })}
        </p>
        <p className="text-small text-muted">
          {t('auth.sign-in.track-order', {
            track: (text) => (
              <Link to="/order-tracking/" className="link">
                {text}
              </Link>
            ),
          })}
        </p>
      </div>
    </>
  )
}
