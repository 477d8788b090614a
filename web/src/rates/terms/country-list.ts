export type Country = { code: string; name: string }

/** Every country that the browser can name, by name. The API decides which are accepted. */
export function listCountries(): Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes
    .flatMap((code) => {
      const isCurrent = new Intl.Locale('und', { region: code }).region === code
      const name = isCurrent && !notCountries.has(code) ? names.of(code) : undefined
      return name === undefined ? [] : [{ code, name }]
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Regions that the browser can name but that are no countries of ISO 3166-1. */
const notCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))
