import type { Message, NewMessage } from '@makola/contract/messages/messages.ts'
import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, Suspense, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { SendHorizontal } from '../../ui/icons.ts'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'

const FileChooser = lazyPart(async () => ({ default: (await import('../files/file-chooser.tsx')).FileChooser }))

type Draft = { text: string; files: Message['files'] }
const nothing: Draft = { text: '', files: [] }

type ComposerProps = {
  /** The key of the draft that this browser keeps. */
  draftKey: string
  /** The token of a buyer's tracking link. */
  token?: string
  send: UseMutationResult<unknown, Error, NewMessage>
  /** Texts that a press puts into the field. */
  quickReplies?: readonly string[]
}

/** The field for the next message. What is typed stays until it is sent. */
export function Composer({ draftKey, token, send, quickReplies = [] }: ComposerProps) {
  const t = useWords()
  const { draft, change, settle } = useDraft(nothing, draftKey)
  const [isBusy, setIsBusy] = useState(false)
  const { files } = draft
  const text = draft.text.trim()
  const isEmpty = text === '' && files.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || isBusy || send.isPending) return
    const sent = { text, ...(files.length > 0 && { files: files.map(({ id }) => id) }) }
    send.mutate(sent, { onSuccess: () => settle(draft, nothing) })
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      {quickReplies.length > 0 && text === '' && (
        <ul aria-label={t('messages.thread.quick')} className="flex flex-wrap gap-2">
          {quickReplies.map((reply) => (
            <li key={reply}>
              <button
                type="button"
                className="touch rounded-full border border-edge bg-surface px-4 py-2 text-start text-small font-medium hover:border-ink"
                onClick={() => change({ text: reply })}
              >
                {reply}
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextArea
        rows={2}
        aria-label={t('messages.thread.write')}
        placeholder={t('messages.thread.write')}
        maxLength={4000}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <Suspense>
        <FileChooser
          token={token}
          files={files}
          onChange={(make) => change((before) => ({ files: make(before.files) }))}
          onBusy={setIsBusy}
        />
      </Suspense>
      <p role="alert" className="text-small font-medium text-danger-text empty:hidden">
        {send.isError ? send.error.message : ''}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="min-w-0 grow basis-40 text-small text-muted">{t('messages.thread.pay-here')}</p>
        <Button type="submit" isBusy={send.isPending} disabled={isEmpty || isBusy}>
          <SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          {t('messages.thread.send')}
        </Button>
      </div>
    </form>
  )
}
