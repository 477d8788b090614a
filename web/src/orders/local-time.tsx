import { formatDateTime } from '@makola/money/format.ts'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** A moment as the shopper's own clock shows it. The server does not know that clock, so its page says it in UTC. */
export function LocalTime({ at, hasDate = true }: { at: string; hasDate?: boolean }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <time dateTime={at}>{isInBrowser ? formatLocal(new Date(at), hasDate) : formatUtc(at, hasDate)}</time>
}

function formatUtc(at: string, hasDate: boolean): string {
  const text = formatDateTime(at)
  return hasDate ? text : (text.split(', ').at(-1) ?? text)
}

function formatLocal(date: Date, hasDate: boolean): string {
  const time = `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`
  if (!hasDate) return time
  const day = date.toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric' })
  return `${day}, ${time}`
}
