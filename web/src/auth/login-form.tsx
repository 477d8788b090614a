import { Link } from '@tanstack/react-router'
import { api } from '../shell/api-client.ts'
import { Button } from '../ui/button.tsx'
import { checkEmail, checkPassword } from './check-entries.ts'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'
import { saveTokens } from './tokens.ts'
import { useEntryForm } from './use-entry-form.ts'

export type LoginFormProps = {
  redirect: string | undefined
  /** The password was right, and a code from the app is asked for too. */
  onSecondFactor: (challenge: string) => void
}

export function LoginForm({ redirect, onSecondFactor }: LoginFormProps) {
  const { form, faults, problem, isPending } = useEntryForm<'email' | 'password'>({
    check: ({ email, password }) => ({ email: checkEmail(email), password: checkPassword(password) }),
    send: async ({ email, password }) => {
      const answer = await api.post('/auth/login', { body: { email: email.trim(), password } })
      if ('two_factor' in answer) onSecondFactor(answer.two_factor)
      else saveTokens(answer)
    },
  })
  return (
    <form {...form} className="grid gap-5">
      <EmailField error={faults.email} autoComplete="username webauthn" />
      <PasswordField error={faults.password} autoComplete="current-password" />
      <FormProblem>{problem}</FormProblem>
      <div className="grid gap-2">
        <Button type="submit" size="lg" isBusy={isPending}>
          Sign in
        </Button>
        <Link
          to="/forgot-password"
          search={{ redirect }}
          className="link mx-auto flex min-h-11 items-center text-small"
        >
          Forgotten your password?
        </Link>
      </div>
    </form>
  )
}
