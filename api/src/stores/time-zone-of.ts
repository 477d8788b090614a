/** Of countries with several time zones, the one of the largest city. */
const largestCities: Record<string, string> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kiev',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
}

/** ECMA-402 has it; the compiler's library does not yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] | undefined }

/** The time zone (an IANA name) in which a store of this country counts its days; UTC where that is not clear. */
export function timeZoneOf(countryCode: string): string {
  const locale = new Intl.Locale(`und-${countryCode}`) as LocaleWithZones
  const [zone, ...others] = locale.getTimeZones() ?? []
  if (zone !== undefined && others.length === 0) return zone
  return largestCities[countryCode] ?? 'UTC'
}

/** The date of a moment in a time zone: `2027-01-31`. */
export function dateIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)
}
