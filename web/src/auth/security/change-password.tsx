import { changePassword } from '@makola/contract/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { checkNewPassword, checkPassword } from '../forms/check-entries.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useEntryForm } from '../forms/use-entry-form.ts'
import { sessionsQuery } from './queries.ts'

/** Opens at a press, and closes when the password is changed. */
export function ChangePassword() {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <ChangePasswordForm onDone={() => setIsOpen(false)} />
  return (
    <Button variant="outline" onClick={() => setIsOpen(true)}>
      Change the password
    </Button>
  )
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  const { form, faults, problem, isPending } = useEntryForm<'current' | 'password'>({
    check: ({ current, password }) => ({ current: checkPassword(current), password: checkNewPassword(password) }),
    send: async ({ current, password }) => {
      await call(changePassword, { body: { current, password } })
      void toast.success('Your password is changed. Other devices were signed out.')
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      onDone()
    },
  })
  return (
    <form {...form} className="grid max-w-md gap-4">
      <PasswordField
        name="current"
        label="Current password"
        error={faults.current}
        autoComplete="current-password"
        isFocused
      />
      <PasswordField label="New password" error={faults.password} autoComplete="new-password" />
      <FormProblem>{problem}</FormProblem>
      <div className="flex gap-2">
        <Button type="submit" isBusy={isPending}>
          Set the password
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
