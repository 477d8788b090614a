import { Button } from '../actions/button.tsx'
import { useWords } from '../words/use-words.ts'
import { readMessage } from './read-message.ts'

export type ErrorStateProps = { title?: string; message: string; onRetry: () => void; isRetrying?: boolean }

/** A part of a page that failed to load, with a retry. */
export function ErrorState({ title, message, onRetry, isRetrying = false }: ErrorStateProps) {
  const t = useWords()
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-12 text-center">
      <h2 className="text-heading">{title ?? t('ui.not-loaded')}</h2>
      <p className="text-muted">{readMessage(message, t)}</p>
      <Button variant="outline" isBusy={isRetrying} onClick={onRetry} className="mt-2">
        {t('ui.try-again')}
      </Button>
    </div>
  )
}
