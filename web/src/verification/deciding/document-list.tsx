import { type Application, readDocument } from '@makola/contract/verification/verification.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchFile } from '../../shell/api/fetch-file.ts'
import { useObjectUrl } from '../../shell/api/use-object-url.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { FileText } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'

type Document = Application['documents'][number]
type DocumentListProps = { verificationId: string; documents: Document[] }

/** The documents of an application. Nothing is fetched before someone asks for it: each look is written down. */
export function DocumentList({ verificationId, documents }: DocumentListProps) {
  const t = useWords()
  return (
    <Card aria-labelledby="documents" className="grid gap-4">
      <h2 id="documents" className="text-heading">
        {t('verification.staff.documents')}
      </h2>
      {documents.length === 0 && <p className="text-muted">{t('verification.staff.no-documents')}</p>}
      <ul className="grid gap-4">
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentView verificationId={verificationId} document={document} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function DocumentView({ verificationId, document }: { verificationId: string; document: Document }) {
  const t = useWords()
  const { id, name, contentType } = document
  const [file, setFile] = useState<Blob>()
  const url = useObjectUrl(file)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const document = await fetchFile(readDocument, { params: { id: verificationId, fileId: id } })
      return new Blob([document], { type: contentType })
    },
    onSuccess: setFile,
  })
  if (url && contentType !== 'application/pdf') {
    return (
      <img src={url} alt={name} className="max-h-128 w-full rounded-md border border-line bg-sunken object-contain" />
    )
  }
  if (url) {
    return (
      <a href={url} download={name} className="link inline-flex min-h-11 items-center gap-2">
        <FileText aria-hidden="true" className="size-5" />
        {name}
      </a>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" isBusy={isPending} onClick={() => mutate()} className="max-w-full">
        <FileText aria-hidden="true" className="size-5 shrink-0" />
        <span className="truncate">{t('verification.staff.open-document', { name })}</span>
      </Button>
      <p role="alert" className="text-small font-medium text-danger-text empty:hidden">
        {isError && t('verification.staff.document-lost')}
      </p>
    </div>
  )
}
