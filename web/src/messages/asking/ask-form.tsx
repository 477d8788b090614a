import { askQuestion } from '@makola/contract/messages/questions.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import { useIsSignedIn } from '../../auth/session/session.ts'
import { call } from '../../shell/api/api-client.ts'
import { useKey } from '../../shell/api/use-key.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { questionsKey } from './queries.ts'

const nothing = { text: '' }

/** A question about a product, before everybody. It needs an account, so that the answer has an address. */
export function AskForm({ productId, storeName }: { productId: string; storeName: string }) {
  const t = useWords()
  const hintId = useId()
  const isSignedIn = useIsSignedIn()
  const { href } = useLocation()
  const queryClient = useQueryClient()
  const { keyOf, forget } = useKey()
  const { draft, change, settle } = useDraft(nothing, `question:${productId}`)
  const text = draft.text.trim()
  const ask = useMutation({
    mutationFn: (body: { text: string }) =>
      call(askQuestion, { params: { id: productId }, body, idempotencyKey: keyOf(body) }),
    onSuccess: () => {
      forget()
      settle(draft, nothing)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: questionsKey(productId) }),
  })
  if (!isSignedIn) {
    return (
      <p className="text-muted">
        {t('messages.ask.sign-in', {
          link: (words) => (
            <Link to="/login" search={{ redirect: href }} className="link">
              {words}
            </Link>
          ),
        })}
      </p>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text !== '' && !ask.isPending) ask.mutate({ text })
  }
  return (
    <form onSubmit={submit} className="grid max-w-prose gap-2">
      <TextArea
        rows={2}
        aria-label={t('messages.ask.write', { store: storeName })}
        aria-describedby={hintId}
        placeholder={t('messages.ask.write', { store: storeName })}
        maxLength={500}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <p role="alert" className="text-small font-medium text-danger-text empty:hidden">
        {ask.isError ? ask.error.message : ''}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={hintId} className="min-w-0 grow basis-40 text-small text-muted">
          {t('messages.ask.public')}
        </p>
        <Button type="submit" isBusy={ask.isPending} disabled={text === ''}>
          {t('messages.ask.send')}
        </Button>
      </div>
    </form>
  )
}
