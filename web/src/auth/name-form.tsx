import type { Account } from '@makola/contract/auth.ts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../shell/api-client.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { checkName } from './check-entries.ts'
import { FormProblem } from './form-problem.tsx'
import { NameField } from './name-field.tsx'
import { accountQuery } from './session.ts'
import { useEntryForm } from './use-entry-form.ts'

export function NameForm({ account }: { account: Account }) {
  const queryClient = useQueryClient()
  const { form, faults, problem, isPending } = useEntryForm<'name'>({
    check: ({ name }) => ({ name: checkName(name) }),
    send: async ({ name }) => {
      const { data } = await api.patch('/auth/me', { body: { name: name.trim() } })
      queryClient.setQueryData(accountQuery.queryKey, data)
      void toast.success('Your name is changed.')
    },
  })
  return (
    <form {...form} className="grid max-w-md gap-4">
      <NameField error={faults.name} defaultValue={account.name} />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant="secondary" isBusy={isPending} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}
