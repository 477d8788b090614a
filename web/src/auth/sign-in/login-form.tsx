import { login } from '@makola/contract/auth/auth.ts'
import { Link } from '@tanstack/react-router'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { checkEmail, checkPassword } from '../forms/check-entries.ts'
import { EmailField } from '../forms/email-field.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useEntryForm } from '../forms/use-entry-form.ts'
import { saveTokens } from '../session/tokens.ts'

export type LoginFormProps = {
  redirect: string | undefined
  /** The password was right, and a code from the app is required too. */
  onSecondFactor: (challenge: string) => void
}

export function LoginForm({ redirect, onSecondFactor }: LoginFormProps) {
  const t = useWords()
  const { form, faults, problem, isPending } = useEntryForm<'email' | 'password'>({
    check: ({ email, password }) => ({ email: checkEmail(email, t), password: checkPassword(password, t) }),
    send: async ({ email, password }) => {
      const answer = await call(login, { body: { email: email.trim(), password } })
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
          {t('auth.sign-in.submit')}
        </Button>
        <Link
          to="/forgot-password"
          search={{ redirect }}
          className="link mx-auto flex min-h-11 items-center text-small"
        >
          {t('auth.sign-in.forgotten')}
        </Link>
      </div>
    </form>
  )
}
