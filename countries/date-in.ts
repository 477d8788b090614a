/** The date of a moment on the calendar of a time zone (an IANA name): `2027-01-31`. */
export function dateIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)
}
