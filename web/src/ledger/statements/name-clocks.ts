import { writeZone } from '../../ui/display/write-moment.ts'
import type { Words } from '../../ui/words/use-words.ts'

const city = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** Returns the number of minutes that a time zone is ahead of UTC at a moment. */
export function minutesAhead(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/**
 * Names the time zone of a statement and, for a viewer in another zone, the one that the rest of the dashboard uses: one sale
 * shows two times.
 */
export function nameClocks(timeZone: string, viewer: { at: Date; ownMinutes: number }, t: Words): string {
  const { at, ownMinutes } = viewer
  const minutes = minutesAhead(timeZone, at)
  const store = { city: city(timeZone), zone: writeZone(minutes) }
  if (minutes === ownMinutes) return t('ledger.statement.store-time', store)
  return t('ledger.statement.both-times', { ...store, own: writeZone(ownMinutes) })
}
