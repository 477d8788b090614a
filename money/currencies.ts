/** An ISO 4217 alphabetic code in capitals. Kept a plain string: it comes from requests and rows; check it with `isCurrency`. */
export type CurrencyCode = string

const zeroDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const threeDecimals = 'BHD IQD JOD KWD LYD OMR TND'
const fourDecimals = 'CLF UYW'

/** Every code of ISO 4217 list one that has a minor unit (so no metals and test codes), as in force in 2026. */
const codes =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW ' +
  'CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL ' +
  'HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA ' +
  'MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD ' +
  'RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD ' +
  'USN UYI UYU UYW UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'

const exponents = new Map(codes.split(' ').map((code) => [code, 2]))
for (const code of zeroDecimals.split(' ')) exponents.set(code, 0)
for (const code of threeDecimals.split(' ')) exponents.set(code, 3)
for (const code of fourDecimals.split(' ')) exponents.set(code, 4)

/** All known codes, in alphabetical order. */
export const currencyCodes: readonly CurrencyCode[] = codes.split(' ')

/** Returns true for a known code, in capitals. */
export function isCurrency(code: string): boolean {
  return exponents.has(code)
}

/**
 * Returns the number of decimals of the currency: 0, 2, 3 or 4.
 *
 * By ISO 4217, never by `Intl` or CLDR, which count what cash is used: they would lose the minor units of AFN ALL COP HUF IDR IQD
 * IRR KPW LAK LBP MGA MMK PKR SOS SYP YER.
 * @throws RangeError on an unknown code
 */
export function exponentOf(code: CurrencyCode): number {
  const exponent = exponents.get(code)
  if (exponent === undefined) throw new RangeError(`Unknown currency: ${code}`)
  return exponent
}
