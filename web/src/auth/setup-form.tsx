import { useRouter } from '@tanstack/react-router'
import { api } from '../shell/api-client.ts'
import { Button } from '../ui/button.tsx'
import { checkEmail, checkName, checkNewPassword } from './check-entries.ts'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { NameField } from './name-field.tsx'
import { PasswordField } from './password-field.tsx'
import { saveTokens } from './tokens.ts'
import { useEntryForm } from './use-entry-form.ts'

/** Makes the first operator of an empty shop, by the link that its start has printed. */
export function SetupForm({ token }: { token: string }) {
  const { history } = useRouter()
  const { form, faults, problem, isPending } = useEntryForm<'name' | 'email' | 'password'>({
    check: ({ name, email, password }) => ({
      name: checkName(name),
      email: checkEmail(email),
      password: checkNewPassword(password),
    }),
    send: async ({ name, email, password }) => {
      const body = { token, name: name.trim(), email: email.trim(), password }
      saveTokens(await api.post('/auth/setup', { body }))
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
        Take over the shop
      </Button>
    </form>
  )
}
