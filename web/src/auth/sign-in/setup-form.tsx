import { setUpShop } from '@makola/contract/auth/auth.ts'
import { useRouter } from '@tanstack/react-router'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { checkEmail, checkName, checkNewPassword } from '../forms/check-entries.ts'
import { EmailField } from '../forms/email-field.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { NameField } from '../forms/name-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useEntryForm } from '../forms/use-entry-form.ts'
import { saveTokens } from '../session/tokens.ts'

/** Makes the first operator of an empty shop, by the link that its start has printed. */
export function SetupForm({ token }: { token: string }) {
  const t = useWords()
  const { history } = useRouter()
  const { form, faults, problem, isPending } = useEntryForm<'name' | 'email' | 'password'>({
    check: ({ name, email, password }) => ({
      name: checkName(name, t),
      email: checkEmail(email, t),
      password: checkNewPassword(password, t),
    }),
    send: async ({ name, email, password }) => {
      const body = { token, name: name.trim(), email: email.trim(), password }
      saveTokens(await call(setUpShop, { body }))
      history.replace('/dashboard/')
    },
  })
  return (
    <form {...form} className="grid gap-5">
      <NameField error={faults.name} />
      <EmailField error={faults.email} autoComplete="username" />
      <PasswordField error={faults.password} autoComplete="new-password" />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" size="lg" isBusy={isPending}>
        {t('auth.setup.submit')}
      </Button>
    </form>
  )
}
