/** Countries with mobile money: the calling code, and whether a 0 comes before a number at home (E.164, ITU). */
const plans: Record<string, { code: string; trunk: '0' | '' }> = {
  CI: { code: '225', trunk: '' },
  CM: { code: '237', trunk: '' },
  GH: { code: '233', trunk: '0' },
  KE: { code: '254', trunk: '0' },
  RW: { code: '250', trunk: '0' },
  SN: { code: '221', trunk: '' },
  TZ: { code: '255', trunk: '0' },
  UG: { code: '256', trunk: '0' },
  ZM: { code: '260', trunk: '0' },
}

/** National numbers of these countries have fewer digits: a longer one starts with the calling code. */
const longestNational = 10

/**
 * A typed mobile number in the providers' two formats: international `233551234987`, national `0551234987`.
 * @throws Error for a country that is not in the table
 */
export function writeMobileNumber(typed: string, countryCode: string): { abroad: string; atHome: string } {
  const plan = plans[countryCode]
  if (!plan) throw new Error(`No numbering plan of ${countryCode} is known`)
  const { code, trunk } = plan
  const digits = typed.replace(/\D/g, '')
  const isAbroad = digits.startsWith(code) && (typed.startsWith('+') || digits.length > longestNational)
  const rest = isAbroad ? digits.slice(code.length) : digits
  const national = trunk !== '' && rest.startsWith(trunk) ? rest.slice(trunk.length) : rest
  return { abroad: code + national, atHome: trunk + national }
}
