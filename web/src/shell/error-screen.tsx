import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { describeExit, readMessage, redirectDelayMs } from './error-exit.ts'

const never = () => () => {}
const hasWayBack = () => window.history.length > 1 || document.referrer !== ''

/** What an unhandled error of a screen shows: its message, and the way out after two seconds. */
export function GlobalErrorScreen({ error }: { error: unknown }) {
  const canGoBack = useSyncExternalStore(never, hasWayBack, () => false)
  const [isLeaving, setIsLeaving] = useState(false)
  const exit = describeExit(canGoBack)

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => {
      // A page that was opened in a tab of its own has no history, yet may know where it was opened from.
      if (window.history.length > 1) window.history.back()
      else window.location.replace(document.referrer || '/')
    }, redirectDelayMs)
    return () => clearTimeout(timer)
  }, [isLeaving])

  return (
    <section className="page grid min-h-[70dvh] place-content-center justify-items-center gap-4 py-16 text-center">
      <h1 className="text-title">Something went wrong</h1>
      <p className="max-w-prose break-words text-muted">{readMessage(error)}</p>
      {isLeaving ? (
        <p role="status" className="flex min-h-11 items-center gap-2">
          <Spinner label="" />
          {exit.leaving}
        </p>
      ) : (
        <Button onClick={() => setIsLeaving(true)}>{exit.button}</Button>
      )}
    </section>
  )
}
