import { confirmEmailChange } from '@makola/contract/auth/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { checkCode } from '../forms/check-entries.ts'
import { CodeField } from '../forms/code-field.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { useEntryForm } from '../forms/use-entry-form.ts'
import { accountQuery } from '../session/session.ts'
import { emailChangeQuery } from './email-change-query.ts'

/** Takes the code that went to the new address. */
export function ConfirmEmail({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { form, faults, problem, isPending } = useEntryForm<'code'>({
    check: ({ code }) => ({ code: checkCode(code, t) }),
    send: async ({ code }) => {
      const { data } = await call(confirmEmailChange, { body: { email, code } })
      queryClient.setQueryData(accountQuery.queryKey, data)
      queryClient.setQueryData(emailChangeQuery.queryKey, null)
      // Guest orders of the new address, and the list of devices.
      void queryClient.invalidateQueries()
      void toast.success(t('auth.email-change.done', { email }))
    },
  })
  return (
    <form {...form} className="grid max-w-md gap-4">
      <p role="status">
        {t('auth.verify.sent', {
          email,
          strong: (text) => <strong className="font-semibold wrap-anywhere">{text}</strong>,
        })}{' '}
        {t('auth.verify.check-spam')}
      </p>
      <CodeField label={t('auth.code.from-email')} error={faults.code} isSentWhenFull />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isPending}>
          {t('auth.email-change.submit')}
        </Button>
        <Button variant="ghost" onClick={onAnother}>
          {t('auth.email-change.another')}
        </Button>
      </div>
    </form>
  )
}
