const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** A country's English name, such as "Côte d’Ivoire" for CI. */
export function countryName(code: string): string {
  return names.of(code) ?? code
}
