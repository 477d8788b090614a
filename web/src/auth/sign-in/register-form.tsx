import { register } from '@makola/contract/auth/auth.ts'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { checkEmail, checkName, checkNewPassword } from '../forms/check-entries.ts'
import { EmailField } from '../forms/email-field.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { NameField } from '../forms/name-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useEntryForm } from '../forms/use-entry-form.ts'

export type Purpose = 'shopper' | 'seller'
/** Without the password after a reload: the browser's storage does not keep it. */
export type Registered = { name: string; email: string; password?: string }

export type RegisterFormProps = {
  purpose: Purpose
  onPurpose: (purpose: Purpose) => void
  /** The values typed before, for a visitor who comes back to change them. */
  typed: Registered | undefined
  onSent: (registered: Registered) => void
}

export function RegisterForm({ purpose, onPurpose, typed, onSent }: RegisterFormProps) {
  const t = useWords()
  const { form, faults, problem, isPending } = useEntryForm<'name' | 'email' | 'password'>({
    check: ({ name, email, password }) => ({
      name: checkName(name, t),
      email: checkEmail(email, t),
      password: checkNewPassword(password, t),
    }),
    send: async ({ name, email, password }) => {
      const body = { name: name.trim(), email: email.trim(), password }
      await call(register, { body })
      onSent(body)
    },
  })
  return (
    <form {...form} className="grid gap-5">
      <RadioCards
        legend={t('auth.register.purpose')}
        name="purpose"
        cards={[
          { value: 'shopper', title: t('auth.register.shop'), detail: t('auth.register.shop-text') },
          { value: 'seller', title: t('auth.register.sell'), detail: t('auth.register.sell-text') },
        ]}
        value={purpose}
        onChange={onPurpose}
        className="[&>div]:grid-cols-2 [&_label]:px-3"
      />
      <NameField error={faults.name} defaultValue={typed?.name} />
      <EmailField error={faults.email} autoComplete="username" defaultValue={typed?.email} />
      <PasswordField error={faults.password} autoComplete="new-password" defaultValue={typed?.password} />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" size="lg" isBusy={isPending}>
        {purpose === 'seller' ? t('auth.register.submit-seller') : t('auth.register.submit')}
      </Button>
    </form>
  )
}
