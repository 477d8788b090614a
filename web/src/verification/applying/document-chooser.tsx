import { useState } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { FileText, Upload, X } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import type { SentDocument } from './application-draft.ts'
import { documentTypes, sendDocument, WrongType } from './send-document.ts'

const most = 6

type DocumentChooserProps = {
  documents: SentDocument[]
  onChange: (change: (before: SentDocument[]) => SentDocument[]) => void
  hint: string
  error: string | undefined
}

/** Documents for the staff: sent as soon as they are chosen. */
export function DocumentChooser({ documents, onChange, hint, error }: DocumentChooserProps) {
  const t = useWords()
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState('')
  const take = async (files: File[]) => {
    setFault('')
    setIsSending(true)
    for (const file of files) {
      try {
        const sent = await sendDocument(file)
        onChange((before) => [...before, sent])
      } catch (problem) {
        if (problem instanceof WrongType) setFault(t('verification.form.document-type'))
        else setFault(problem instanceof ApiProblem ? problem.message : t('verification.form.document-failed'))
      }
    }
    setIsSending(false)
  }
  return (
    <fieldset className="grid gap-2" aria-describedby="documents-hint">
      <legend className="mb-1 text-label">{t('verification.form.documents')}</legend>
      <p id="documents-hint" className="text-small text-muted">
        {hint} {t('verification.form.documents-private')}
      </p>
      <ul className="grid gap-2">
        {documents.map(({ id, name }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 rounded-md border border-line bg-sunken ps-3">
            <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 grow truncate">{name}</span>
            <button
              type="button"
              aria-label={t('verification.form.remove-document', { name })}
              onClick={() => onChange((before) => before.filter((one) => one.id !== id))}
              className="grid size-11 shrink-0 place-items-center"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      {isSending && <Spinner label={t('verification.form.sending')} />}
      {!isSending && documents.length < most && (
        <label className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border border-dashed border-edge px-4 font-medium hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <Upload aria-hidden="true" className="size-5" />
          {t('verification.form.add-document')}
          <input
            type="file"
            accept={documentTypes}
            multiple
            aria-invalid={Boolean(error)}
            className="sr-only"
            onChange={(event) => {
              const files = [...(event.target.files ?? [])].slice(0, most - documents.length)
              event.target.value = ''
              void take(files)
            }}
          />
        </label>
      )}
      <p role="alert" className="text-small font-medium text-danger-text empty:hidden">
        {fault || error}
      </p>
    </fieldset>
  )
}
