import { changePassword } from '@makola/contract/auth/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { checkNewPassword, checkPassword } from '../forms/check-entries.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useEntryForm } from '../forms/use-entry-form.ts'
import { sessionsQuery } from './queries.ts'

/** Opens at a press, and closes when the password is changed. */
export function ChangePassword() {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <ChangePasswordForm onDone={() => setIsOpen(false)} />
  return (
    <Button variant="outline" onClick={() => setIsOpen(true)}>
      {t('auth.security.password-change')}
    </Button>
  )
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { form, faults, problem, isPending } = useEntryForm<'current' | 'password'>({
    check: ({ current, password }) => ({ current: checkPassword(current, t), password: checkNewPassword(password, t) }),
    send: async ({ current, password }) => {
      await call(changePassword, { body: { current, password } })
      void toast.success(t('auth.security.password-changed'))
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      onDone()
    },
  })
  return (
    <form {...form} className="grid max-w-md gap-4">
      <PasswordField name="current" kind="current" error={faults.current} autoComplete="current-password" isFocused />
      <PasswordField kind="new" error={faults.password} autoComplete="new-password" />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isPending}>
          {t('auth.security.password-submit')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
