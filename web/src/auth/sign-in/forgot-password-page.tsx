import { forgotPassword } from '@makola/contract/auth/auth.ts'
import { Link } from '@tanstack/react-router'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { checkEmail } from '../forms/check-entries.ts'
import { EmailField } from '../forms/email-field.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { useEntryForm } from '../forms/use-entry-form.ts'
import { AuthTitle } from './auth-title.tsx'
import { useSignInOnceSet } from './new-password-set.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useForgotten } from './use-forgotten.ts'

/** Sends a code, and on the same page sets the new password with it. */
export function ForgotPasswordPage({ redirect, target }: { redirect: string | undefined; target: string }) {
  const t = useWords()
  const { email, wait, change } = useForgotten()
  useSignInOnceSet(target)
  const { form, faults, problem, isPending } = useEntryForm<'email'>({
    check: (typed) => ({ email: checkEmail(typed.email, t) }),
    send: async (typed) => {
      const address = typed.email.trim()
      await call(forgotPassword, { body: { email: address } })
      wait(address)
    },
  })
  if (email) {
    return (
      <>
        <ResetPasswordForm email={email} target={target}>
          <AuthTitle title={t('auth.check-email.title')}>
            {t('auth.forgotten.sent', {
              email,
              strong: (text) => <strong className="text-ink wrap-anywhere">{text}</strong>,
            })}
          </AuthTitle>
        </ResetPasswordForm>
        <Button variant="link" onClick={change} className="mt-2 px-0! text-small!">
          {t('auth.verify.change-address')}
        </Button>
      </>
    )
  }
  return (
    <>
      <AuthTitle title={t('auth.forgotten.title')}>{t('auth.forgotten.text')}</AuthTitle>
      <form {...form} className="grid gap-5">
        <EmailField error={faults.email} autoComplete="username" />
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" size="lg" isBusy={isPending}>
          {t('auth.forgotten.submit')}
        </Button>
      </form>
      <p className="mt-8 border-t border-line pt-5">
        {t('auth.forgotten.remembered', {
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
