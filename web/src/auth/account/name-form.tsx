import { updateAccount } from '@makola/contract/auth/account.ts'
import type { Account } from '@makola/contract/auth/auth.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { checkName } from '../forms/check-entries.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { NameField } from '../forms/name-field.tsx'
import { useEntryForm } from '../forms/use-entry-form.ts'
import { accountQuery } from '../session/session.ts'

export function NameForm({ account }: { account: Account }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { form, faults, problem, isPending } = useEntryForm<'name'>({
    check: ({ name }) => ({ name: checkName(name, t) }),
    send: async ({ name }) => {
      const { data } = await call(updateAccount, { body: { name: name.trim() } })
      queryClient.setQueryData(accountQuery.queryKey, data)
      void toast.success(t('auth.account.name-changed'))
    },
  })
  return (
    <form {...form} className="grid max-w-md gap-4">
      <NameField error={faults.name} defaultValue={account.name} />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant="secondary" isBusy={isPending} className="justify-self-start">
        {t('ui.save')}
      </Button>
    </form>
  )
}
