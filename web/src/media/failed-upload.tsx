import { Button } from '../ui/actions/button.tsx'
import { TriangleAlert, X } from '../ui/icons.ts'
import { useWords } from '../ui/words/use-words.ts'
import type { QueuedUpload } from './upload-queue.ts'

type FailedUploadProps = { upload: QueuedUpload; onRetry: () => void; onDismiss: () => void }

/** A file that did not become a picture: its name, the reason, and a retry where it may help. */
export function FailedUpload({ upload, onRetry, onDismiss }: FailedUploadProps) {
  const t = useWords()
  const { file, problem, mayRetry } = upload
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded-md bg-danger-soft ps-3 text-small">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-danger-text" />
      <p className="min-w-0 grow basis-48 py-3">
        <span className="block truncate font-semibold">{file.name}</span>
        {problem}
      </p>
      <span className="ms-auto flex items-center">
        {mayRetry && (
          <Button variant="link" className="min-h-11" onClick={onRetry}>
            {t('media.upload.retry')}
          </Button>
        )}
        <button
          type="button"
          aria-label={t('media.upload.dismiss', { file: file.name })}
          onClick={onDismiss}
          className="grid touch place-items-center rounded-md"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </span>
    </li>
  )
}
