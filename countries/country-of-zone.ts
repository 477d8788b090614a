import { zones } from './data/zones.ts'

/** The country of a time zone, in any browser's spelling: Asia/Kolkata and Asia/Calcutta are both in IN. */
export function countryOfZone(timeZone: string): string | undefined {
  return Object.keys(zones).find((code) => zones[code]?.split(' ').includes(timeZone))
}
