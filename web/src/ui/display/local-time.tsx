import { useSyncExternalStore } from 'react'
import { type MomentPart, writeMoment, writeZone } from './write-moment.ts'

const never = () => () => {}

type LocalTimeProps = { at: string; part?: MomentPart }

/**
 * A moment in the viewer's time zone. The server does not know that zone, so it renders UTC, marked so, until hydration. In
 * print, which has no viewer, the zone is beside the time.
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
      {part.endsWith('time') && (
        <span className={isInBrowser ? 'hidden print:inline' : undefined}> {writeZone(aheadMinutes)}</span>
      )}
    </time>
  )
}
