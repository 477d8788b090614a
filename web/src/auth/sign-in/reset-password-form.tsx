import { resetPassword } from '@makola/contract/auth/auth.ts'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { checkCode, checkEmail, checkNewPassword } from '../forms/check-entries.ts'
import { CodeField } from '../forms/code-field.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useEntryForm } from '../forms/use-entry-form.ts'
import { useIsSignedIn } from '../session/session.ts'
import { saveTokens } from '../session/tokens.ts'
import { dropNewPasswordSet, keepNewPasswordSet, signInPath } from './new-password-set.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { dropForgotten } from './use-forgotten.ts'
import { useLeadOn } from './use-lead-on.ts'

export type ResetPasswordFormProps = {
  email: string | undefined
  code?: string | undefined
  target: string
  /** The title of the step. The second step of signing in has its own. */
  children: ReactNode
}

export function ResetPasswordForm({ email, code, target, children }: ResetPasswordFormProps) {
  const t = useWords()
  const { history } = useRouter()
  const [challenge, setChallenge] = useState<string>()
  const { form, faults, problem, isPending } = useEntryForm<'email' | 'code' | 'password'>({
    check: (typed) => ({
      email: email === undefined ? checkEmail(typed.email, t) : undefined,
      code: checkCode(typed.code, t),
      password: checkNewPassword(typed.password, t),
    }),
    send: async (typed) => {
      const body = { email: email ?? typed.email.trim(), code: typed.code, password: typed.password }
      const answer = await call(resetPassword, { body })
      dropForgotten()
      if ('two_factor' in answer) {
        keepNewPasswordSet()
        return setChallenge(answer.two_factor)
      }
      void toast.success(t('auth.reset.done'))
      saveTokens(answer)
      history.replace(target)
    },
  })
  if (challenge) return <LastStep challenge={challenge} target={target} />
  return (
    <>
      {children}
      <form {...form} className="grid gap-5">
        {email === undefined && <EmailField error={faults.email} autoComplete="username" />}
        {/* Tells password managers the account's name. */}
        {email !== undefined && <input type="email" autoComplete="username" value={email} readOnly hidden />}
        <CodeField label={t('auth.code.from-email')} error={faults.code} defaultValue={code} />
        <PasswordField kind="new" error={faults.password} autoComplete="new-password" />
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" size="lg" isBusy={isPending}>
          {t('auth.reset.submit')}
        </Button>
      </form>
    </>
  )
}

function LastStep({ challenge, target }: { challenge: string; target: string }) {
  const { history } = useRouter()
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    if (isSignedIn) dropNewPasswordSet()
  }, [isSignedIn])
  useLeadOn(target)
  return <SecondFactorForm challenge={challenge} isPasswordNew onBack={() => history.push(signInPath(target))} />
}
