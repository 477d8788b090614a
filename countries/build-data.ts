// `npm run countries`: writes data/ from the pinned data sets: names and time zones from the Unicode CLDR that the pinned
// Node carries, currencies and the spellings of time zones from the CLDR packages. Run it after an update of either.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import timeZoneData from 'cldr-bcp47/bcp47/timezone.json' with { type: 'json' }
import currencyData from 'cldr-core/supplemental/currencyData.json' with { type: 'json' }
import primaryZoneData from 'cldr-core/supplemental/primaryZones.json' with { type: 'json' }

/** ECMA-402 has it; the compiler's library does not yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] | undefined }
type CurrencyUse = { _from?: string; _to?: string; _tender?: string }

/** Regions that CLDR can name but that are no countries of ISO 3166-1. Kosovo (XK) is none either and is kept. */
const notCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))

/** CLDR does not say which of two current currencies people pay with. */
const everydayCurrencies: Record<string, string> = { LS: 'LSL', PA: 'USD', ZW: 'USD' }

/** The zone of the largest city, for countries with several time zones and no primary one in CLDR. */
const largestCities: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CY: 'Asia/Nicosia',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Gaza',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  XK: 'Europe/Belgrade',
}

/** The files of data/ by their names. */
export function buildData(): Record<string, string> {
  const names = Object.fromEntries(findCountries())
  const codes = Object.keys(names).toSorted()
  const zones = new Map(codes.map((code) => [code, findZones(code)]))
  return {
    'names.ts': writeFile('names', 'The English name of every country, in the order of the names.', names),
    'currencies.ts': writeFile(
      'currencies',
      'The currency that each country pays with.',
      pick(codes, (code) => everydayCurrencies[code] ?? findCurrency(code)),
    ),
    'main-zones.ts': writeFile(
      'mainZones',
      'The time zone of each country, or of its largest city.',
      pick(codes, (code) => findMainZone(code, zones.get(code) ?? [])),
    ),
    'zones.ts': writeFile(
      'zones',
      'Every time zone of each country, in today’s spelling and in the one that browsers still report.',
      pick(codes, (code) =>
        zones
          .get(code)
          ?.flatMap(({ name, old }) => (old === name ? [name] : [name, old]))
          .join(' '),
      ),
    ),
  }
}

function findCountries(): [string, string][] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code): [string, string][] => {
      // A withdrawn code (SU, YU) is read as its successor's.
      const isCurrent = new Intl.Locale('und', { region: code }).region === code
      const name = isCurrent && !notCountries.has(code) ? englishNames.of(code) : undefined
      return name === undefined ? [] : [[code, name]]
    })
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))
}

/** The one in use that CLDR lists first. */
function findCurrency(code: string): string | undefined {
  const uses: Record<string, CurrencyUse>[] =
    (currencyData.supplemental.currencyData.region as Record<string, Record<string, CurrencyUse>[]>)[code] ?? []
  const inUse = uses.flatMap((use) => Object.entries(use)).find(([, { _to, _tender }]) => !_to && _tender !== 'false')
  return inUse?.[0]
}

/** A country's time zones: today's name (Asia/Kolkata), and CLDR's permanent one (Asia/Calcutta). */
function findZones(code: string): { name: string; old: string }[] {
  const locale = new Intl.Locale(`und-${code}`) as LocaleWithZones
  return (locale.getTimeZones() ?? []).map((old) => ({ name: nameToday(old), old }))
}

const namesToday = new Map(
  Object.values(timeZoneData.keyword.u.tz as Record<string, string | { _alias?: string; _iana?: string }>).flatMap(
    (zone) => {
      if (typeof zone === 'string' || !zone._alias) return []
      const spellings = zone._alias.split(' ')
      return spellings.map((spelling) => [spelling, zone._iana ?? spellings[0] ?? spelling] as const)
    },
  ),
)

function nameToday(zone: string): string {
  return namesToday.get(zone) ?? zone
}

function findMainZone(code: string, zones: { name: string }[]): string | undefined {
  const primary = (primaryZoneData.supplemental.primaryZones as Record<string, string>)[code]
  if (primary !== undefined) return nameToday(primary)
  const [zone, ...others] = zones
  return zone && others.length === 0 ? zone.name : largestCities[code]
}

function pick(codes: string[], find: (code: string) => string | undefined): Record<string, string> {
  return Object.fromEntries(
    codes.flatMap((code) => {
      const found = find(code)
      return found ? [[code, found]] : []
    }),
  )
}

function writeFile(name: string, comment: string, entries: Record<string, string>): string {
  const lines = Object.entries(entries).map(([code, text]) => `  ${code}: ${quote(text)},`)
  return [
    `/** ${comment} Written by \`npm run countries\`; change nothing here. */`,
    `export const ${name}: Readonly<Record<string, string>> = {`,
    ...lines,
    '}',
    '',
  ].join('\n')
}

const quote = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`)

if (import.meta.main) {
  for (const [name, text] of Object.entries(buildData())) writeFileSync(join(import.meta.dirname, 'data', name), text)
}
