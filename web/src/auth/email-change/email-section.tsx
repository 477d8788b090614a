import { askEmailChange } from '@makola/contract/auth/account.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { checkEmail } from '../forms/check-entries.ts'
import { EmailField } from '../forms/email-field.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { checkProof, ProofFields, type ProofName, readProof } from '../forms/proof-fields.tsx'
import { useEntryForm } from '../forms/use-entry-form.ts'
import { SecuritySection } from '../security/security-section.tsx'
import { useAccount } from '../session/session.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { emailChangeQuery } from './email-change-query.ts'

/** The address of the account: now, and the way to another one. */
export function EmailSection() {
  const t = useWords()
  const email = useAccount()?.email ?? ''
  const change = useQuery(emailChangeQuery)
  const [isAsking, setIsAsking] = useState(false)
  const current = <strong className="font-semibold wrap-anywhere">{email}</strong>
  return (
    <SecuritySection title={t('auth.email-change.title')} text={t('auth.email-change.text')}>
      <p className="mb-4">{t('auth.email-change.now', { email: () => current })}</p>
      {change.error && !change.data ? (
        <ErrorState
          message={change.error.message}
          onRetry={() => void change.refetch()}
          isRetrying={change.isRefetching}
        />
      ) : change.data === undefined ? (
        <Skeleton className="h-11 w-44" />
      ) : isAsking ? (
        <AskEmail onDone={() => setIsAsking(false)} />
      ) : change.data ? (
        <ConfirmEmail email={change.data.email} onAnother={() => setIsAsking(true)} />
      ) : (
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          {t('auth.email-change.ask')}
        </Button>
      )}
    </SecuritySection>
  )
}

function AskEmail({ onDone }: { onDone: () => void }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { form, faults, problem, isPending } = useEntryForm<'email' | ProofName>({
    check: (typed) => ({ email: checkEmail(typed.email, t), ...checkProof(typed, t) }),
    send: async (typed) => {
      const { data } = await call(askEmailChange, { body: { email: typed.email.trim(), ...readProof(typed) } })
      queryClient.setQueryData(emailChangeQuery.queryKey, data)
      onDone()
    },
  })
  return (
    <form {...form} className="grid max-w-md gap-4">
      <EmailField label={t('auth.email-change.new')} error={faults.email} autoComplete="email" />
      <ProofFields faults={faults} />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isPending}>
          {t('auth.forgotten.submit')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
