/** Names that people type for a country, beside its own. Lower case, without accents. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'dubai'],
  BA: ['bosnia'],
  CD: ['drc'],
  CI: ['ivory coast'],
  CZ: ['czech republic'],
  GB: ['uk', 'great britain', 'england', 'scotland', 'wales'],
  KR: ['korea'],
  NL: ['holland'],
  SA: ['ksa'],
  SZ: ['swaziland'],
  TR: ['turkey'],
  US: ['us', 'usa', 'america'],
  ZA: ['rsa'],
}
