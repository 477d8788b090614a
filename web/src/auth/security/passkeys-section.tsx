import { removePasskey } from '@makola/contract/auth/account.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { KeyRound } from '../../ui/icons.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { explainPasskeyProblem } from '../sign-in/explain-passkey-problem.ts'
import { nameDevice } from './name-device.ts'
import { PasswordQuestion } from './password-question.tsx'
import { passkeysQuery } from './queries.ts'
import { SecuritySection } from './security-section.tsx'

export function PasskeysSection() {
  const t = useWords()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <SecuritySection title={t('auth.passkeys.title')} text={t('auth.passkeys.text')}>
      <PasskeyList />
      {isAdding ? (
        <AddPasskey onDone={() => setIsAdding(false)} />
      ) : (
        <Button variant="outline" onClick={() => setIsAdding(true)}>
          {t('auth.passkeys.add')}
        </Button>
      )}
    </SecuritySection>
  )
}

function PasskeyList() {
  const t = useWords()
  const queryClient = useQueryClient()
  const { data: passkeys, error, refetch, isRefetching } = useQuery(passkeysQuery)
  const {
    mutate: remove,
    variables: removedId,
    isPending,
  } = useMutation({
    mutationFn: (id: string) => call(removePasskey, { params: { id } }),
    onSuccess: () => toast.success(t('auth.passkeys.removed')),
    onError: (failure) => toast.error(failure.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  })
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isRefetching} />
  if (!passkeys) return <Skeleton className="mb-4 h-14" />
  if (passkeys.length === 0) return null
  return (
    <>
      <p className="mb-3 max-w-prose text-small text-muted">{t('auth.passkeys.about-list')}</p>
      <ul className="mb-4 divide-y divide-line border-y border-line">
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} className="flex items-center gap-4 py-3">
            <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <div className="min-w-0 grow">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="text-small text-muted">
                {t(lastUsedAt ? 'auth.passkeys.last-used' : 'auth.passkeys.added-at', {
                  when: () => <LocalTime at={lastUsedAt ?? createdAt} part="date" />,
                })}
              </p>
            </div>
            <Button variant="ghost" size="sm" isBusy={isPending && removedId === id} onClick={() => remove(id)}>
              {t('auth.passkeys.remove', { name, hidden: (text) => <span className="sr-only">{text}</span> })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function AddPasskey({ onDone }: { onDone: () => void }) {
  const t = useWords()
  const queryClient = useQueryClient()
  return (
    <PasswordQuestion<'name'>
      action={t('auth.passkeys.add-submit')}
      onCancel={onDone}
      onSend={async (proof, { name }) => {
        const { addPasskey } = await import('../sign-in/passkeys.ts')
        await addPasskey(name.trim() || nameDevice(navigator.userAgent, t), proof).catch((failure: Error) => {
          if (failure instanceof ApiProblem) throw failure
          throw new Error(explainPasskeyProblem(failure, t, t('auth.passkey.not-made')))
        })
        void queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
        void toast.success(t('auth.passkeys.added'))
        onDone()
      }}
    >
      <Field label={t('auth.passkeys.name')} hint={t('auth.passkeys.name-hint')}>
        {(control) => (
          <TextInput {...control} name="name" maxLength={60} defaultValue={nameDevice(navigator.userAgent, t)} />
        )}
      </Field>
    </PasswordQuestion>
  )
}
