import type { Message } from '@makola/contract/messages/messages.ts'
import { useState } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { sendFile, WrongFile } from './send-file.ts'

type MessageFile = Message['files'][number]
const most = 4

type FileChooserProps = {
  /** The token of the tracking link; a store's person needs none. */
  token: string | undefined
  files: readonly MessageFile[]
  onChange: (change: (before: readonly MessageFile[]) => MessageFile[]) => void
  /** True while files are being sent: the message waits for them. */
  onBusy: (isBusy: boolean) => void
}

/** Pictures and PDFs that go with the next message: sent as soon as they are chosen. */
export function FileChooser({ token, files, onChange, onBusy }: FileChooserProps) {
  const t = useWords()
  const [sending, setSending] = useState('')
  const [fault, setFault] = useState('')
  const take = async (chosen: File[]) => {
    setFault(chosen.length > most - files.length ? t('messages.files.most', { most }) : '')
    onBusy(true)
    for (const file of chosen.slice(0, most - files.length)) {
      setSending(file.name)
      try {
        const sent = await sendFile(file, token)
        onChange((before) => [...before, sent])
      } catch (problem) {
        if (problem instanceof WrongFile) setFault(t('messages.files.wrong', { name: file.name }))
        else setFault(problem instanceof ApiProblem ? problem.message : t('messages.files.failed', { name: file.name }))
      }
    }
    setSending('')
    onBusy(false)
  }
  return (
    <div className="grid min-w-0 gap-2">
      {files.length > 0 && (
        <ul aria-label={t('messages.files.list')} className="grid gap-1">
          {files.map(({ id, name }) => (
            <ChosenFile key={id} name={name} onRemove={() => onChange((all) => all.filter((one) => one.id !== id))} />
          ))}
        </ul>
      )}
      <p role="status" className="truncate text-small text-muted empty:hidden">
        {sending && t('messages.files.sending', { name: sending })}
      </p>
      <p role="alert" className="text-small font-medium text-danger-text empty:hidden">
        {fault}
      </p>
      {!sending && files.length < most && (
        <label className="touch inline-flex min-h-11 cursor-pointer items-center -ms-2 gap-2 justify-self-start rounded-md px-2 text-small font-medium underline underline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          {t('messages.files.add')}
          <input
            type="file"
            accept="image/*,application/pdf"
            multiple
            className="sr-only"
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])]
              event.target.value = ''
              void take(chosen)
            }}
          />
        </label>
      )}
    </div>
  )
}

function ChosenFile({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useWords()
  return (
    <li className="flex min-h-11 items-center gap-3 rounded-md border border-line bg-surface ps-3 text-small">
      <span className="min-w-0 grow truncate">{name}</span>
      <button
        type="button"
        aria-label={t('messages.files.remove', { name })}
        onClick={onRemove}
        className="min-h-11 shrink-0 px-3 font-medium underline underline-offset-4"
      >
        {t('messages.files.remove-short')}
      </button>
    </li>
  )
}
