import { useSyncExternalStore } from 'react'
import { type MomentPart, writeMoment, writeZone } from './write-moment.ts'

const never = () => () => {}

type LocalTimeProps = { at: string; part?: MomentPart }

/**
 * Every moment of the shop: as the clock of whoever looks shows it. The server does not know that clock, so its page says
 * it in UTC, and says so until the browser takes over. On paper, which has no clock, the zone stands beside the hour.
 */
export function LocalTime({ at, part = 'date-time' }: LocalTimeProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const aheadMinutes = isInBrowser ? -new Date(at).getTimezoneOffset() : 0
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {writeMoment(at, part, aheadMinutes)}
      {part !== 'date' && (
        <span className={isInBrowser ? 'hidden print:inline' : undefined}> {writeZone(aheadMinutes)}</span>
      )}
    </time>
  )
}
