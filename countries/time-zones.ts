import { mainZones } from './data/main-zones.ts'

/** A country's time zone (an IANA name), or that of its largest city; UTC where nobody lives. */
export function timeZoneOf(countryCode: string): string {
  return (Object.hasOwn(mainZones, countryCode) ? mainZones[countryCode] : undefined) ?? 'UTC'
}
