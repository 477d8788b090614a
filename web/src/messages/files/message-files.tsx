import type { Message } from '@makola/contract/messages/messages.ts'
import { usePrivateFile } from '../../media/private/use-private-file.ts'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type MessageFile = Message['files'][number]

/** The files of a message, read with the right of who looks. `token`: of the buyer's tracking link. */
export function MessageFiles({ files, token }: { files: readonly MessageFile[]; token: string | undefined }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <OneFile file={file} token={token} />
        </li>
      ))}
    </ul>
  )
}

function OneFile({ file: { id, name, contentType }, token }: { file: MessageFile; token: string | undefined }) {
  const t = useWords()
  const isPdf = contentType === 'application/pdf'
  const { url, isError, retry } = usePrivateFile({ id, token, contentType })
  if (isError) {
    return (
      <button type="button" onClick={retry} className="link min-h-11 text-small">
        {t('messages.files.lost', { name })}
      </button>
    )
  }
  if (!url) return <Skeleton className="size-28 rounded-md" />
  const label = name || t('messages.files.unnamed')
  if (isPdf) {
    return (
      <a href={url} download={label} className="link inline-flex min-h-11 max-w-full items-center text-small">
        <span className="truncate">{label}</span>
      </a>
    )
  }
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block rounded-md">
      <img src={url} alt={label} className="size-28 rounded-md border border-line object-cover" />
    </a>
  )
}
