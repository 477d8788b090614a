import { Button } from '../actions/button.tsx'
import { readMessage } from './read-message.ts'

export type ErrorStateProps = { title?: string; message: string; onRetry: () => void; isRetrying?: boolean }

/** A part of a page that failed to load, with a retry. */
export function ErrorState({ title = 'This did not load', message, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-12 text-center">
      <h2 className="text-heading">{title}</h2>
      <p className="text-muted">{readMessage(message)}</p>
      <Button variant="outline" isBusy={isRetrying} onClick={onRetry} className="mt-2">
        Try again
      </Button>
    </div>
  )
}
