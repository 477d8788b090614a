import type { Passkey } from '@makola/contract/auth/auth.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { KeyRound } from '../../ui/icons.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { explainPasskeyProblem } from '../sign-in/explain-passkey-problem.ts'
import { nameDevice } from './name-device.ts'
import { PasswordQuestion } from './password-question.tsx'
import { passkeysQuery } from './queries.ts'
import { SecuritySection } from './security-section.tsx'

/** In the page's own file it would bring its dialog to the checkout, which shares parts with the account. */
const RemovePasskeyDialog = lazyPart(async () => ({
  default: (await import('./remove-passkey-dialog.tsx')).RemovePasskeyDialog,
}))

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
  const { data: passkeys, error, refetch, isRefetching } = useQuery(passkeysQuery)
  const [leaving, setLeaving] = useState<Passkey>()
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isRefetching} />
  if (!passkeys) return <Skeleton className="mb-4 h-14" />
  if (passkeys.length === 0) return null
  return (
    <>
      <p className="mb-3 max-w-prose text-small text-muted">{t('auth.passkeys.about-list')}</p>
      <ul className="mb-4 divide-y divide-line border-y border-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center gap-4 py-3">
            <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <div className="min-w-0 grow">
              <p className="font-medium wrap-anywhere">{passkey.name}</p>
              <p className="text-small text-muted">
                {t(passkey.lastUsedAt ? 'auth.passkeys.last-used' : 'auth.passkeys.added-at', {
                  when: () => <LocalTime at={passkey.lastUsedAt ?? passkey.createdAt} part="date" />,
                })}
              </p>
            </div>
            <Button variant="ghost" size="sm" onClick={() => setLeaving(passkey)}>
              {t('auth.passkeys.remove', {
                name: passkey.name,
                hidden: (text) => <span className="sr-only">{text}</span>,
              })}
            </Button>
          </li>
        ))}
      </ul>
      {leaving && (
        <Suspense>
          <RemovePasskeyDialog passkey={leaving} isLast={passkeys.length === 1} onClose={() => setLeaving(undefined)} />
        </Suspense>
      )}
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
