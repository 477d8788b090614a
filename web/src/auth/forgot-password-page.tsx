import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../shell/api-client.ts'
import { Button } from '../ui/button.tsx'
import { AuthTitle } from './auth-title.tsx'
import { checkEmail } from './check-entries.ts'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useEntryForm } from './use-entry-form.ts'

/** Has a code sent, and on the same page sets the new password with it. */
export function ForgotPasswordPage({ redirect, target }: { redirect: string | undefined; target: string }) {
  const [email, setEmail] = useState<string>()
  const { form, faults, problem, isPending } = useEntryForm<'email'>({
    check: (typed) => ({ email: checkEmail(typed.email) }),
    send: async (typed) => {
      const address = typed.email.trim()
      await api.post('/auth/forgot-password', { body: { email: address } })
      setEmail(address)
    },
  })
  if (email) {
    return (
      <>
        <AuthTitle title="Check your e-mail">
          If <strong className="text-ink wrap-anywhere">{email}</strong> has an account, six digits are on their way
          there.
        </AuthTitle>
        <ResetPasswordForm email={email} target={target} />
      </>
    )
  }
  return (
    <>
      <AuthTitle title="Set a new password">We send a code to the address of your account.</AuthTitle>
      <form {...form} className="grid gap-5">
        <EmailField error={faults.email} autoComplete="username" />
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" size="lg" isBusy={isPending}>
          Send the code
        </Button>
      </form>
      <p className="mt-8 border-t border-line pt-5">
        Remembered it?{' '}
        <Link to="/login" search={{ redirect }} className="link inline-flex min-h-11 items-center font-semibold">
          Sign in
        </Link>
      </p>
    </>
  )
}
