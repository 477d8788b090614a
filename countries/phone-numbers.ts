// For the server only: the numbering plans are too large for a browser.
import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max'
import mobiles from 'libphonenumber-js/mobile/examples'

/** Countries where a number may begin with 0 after the country code. Only numbers outside every plan need this. */
const keepsLeadingZero = new Set(['BF', 'BJ', 'CG', 'CI', 'GA', 'IT', 'SM', 'VA'])

/** Few national numbers have more digits: a longer one begins with the country code. */
const longestNational = 10

/** Returns the dial code, `+234` for NG; null for a country without one of its own. */
export function dialCodeOf(countryCode: string): string | null {
  return isSupportedCountry(countryCode) ? `+${getCountryCallingCode(countryCode)}` : null
}

/**
 * Normalises a phone number to E.164, in any local spelling: `0801 234 5678`, `+234 801 234 5678` and `+234 (0)801 234 5678` are
 * the same in NG. A number outside every numbering plan is kept too, in the same form; for a country without a code of its own,
 * only the digits.
 */
export function normalisePhone(text: string, countryCode: string): string {
  const typed = readDigits(text)
  return findNumber(typed, countryCode)?.number ?? assemble(typed, countryCode)
}

/** National numbers of former plans, which people still give: some plans have grown by two digits since 2021. */
const former: Partial<Record<string, RegExp>> = {
  BJ: /^[24569]\d{7}$/,
  CI: /^\d{8}$/,
  NG: /^[1-6]\d{6,7}$/,
  ZW: /^[2-689]\d{5,6}$/,
}

/**
 * Returns true when digits are missing: no numbering plan knows the number, and it has fewer than a mobile number of this country.
 * A longer one outside every plan may be of a new range, one of a former plan was right once: both are nobody's mistake. One of another country has its code.
 */
export function isTooShortPhone(text: string, countryCode: string): boolean {
  const whole = normalisePhone(text, countryCode)
  if (parsePhoneNumberFromString(whole)?.isValid()) return false
  const dialCode = dialCodeOf(countryCode)
  if (dialCode && whole.startsWith(dialCode)) {
    const national = whole.slice(dialCode.length)
    return national.length < lengthOfMobile(countryCode) && !former[countryCode]?.test(national)
  }
  return whole.startsWith('+') && validatePhoneNumberLength(whole) === 'TOO_SHORT'
}

function lengthOfMobile(countryCode: string): number {
  const example = isSupportedCountry(countryCode) ? getExampleNumber(countryCode, mobiles) : undefined
  return example?.nationalNumber.length ?? 0
}

/** A phone number as dialled in its own country, digits only: `0551234987` in GH. */
export function phoneAtHome(text: string, countryCode: string): string {
  const whole = normalisePhone(text, countryCode)
  return (parsePhoneNumberFromString(whole)?.formatNational() ?? whole).replaceAll(/\D/g, '')
}

/**
 * Whether a numbering plan knows the number: a + and the country code first, or as dialled at home in one of these countries.
 */
export function isPhoneNumber(digits: string, countryCodes: readonly string[]): boolean {
  if (digits.startsWith('+')) return parsePhoneNumberFromString(digits)?.isValid() ?? false
  return countryCodes.some(
    (country) => isSupportedCountry(country) && (parsePhoneNumberFromString(digits, country)?.isValid() ?? false),
  )
}

/** The digits, after a + when the country code comes first. */
function readDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  return text.trimStart().startsWith('+') ? `+${digits}` : digits.replace(/^00/, '+')
}

/** The first reading of the typed number that a numbering plan knows. */
function findNumber(typed: string, countryCode: string): PhoneNumber | undefined {
  const country: CountryCode | undefined = isSupportedCountry(countryCode) ? countryCode : undefined
  const whole = assemble(typed, countryCode)
  const dialCode = dialCodeOf(countryCode)
  // Many people write the national 0 after the country code, even when there is none.
  const readings = [whole, typed, ...(dialCode ? [withoutZero(whole, dialCode)] : [])]
  return readings.map((reading) => parsePhoneNumberFromString(reading, country)).find((number) => number?.isValid())
}

function assemble(typed: string, countryCode: string): string {
  const dialCode = dialCodeOf(countryCode)
  if (dialCode === null) return typed
  const keepsZero = keepsLeadingZero.has(countryCode)
  const whole = withDialCode(typed, { dialCode, keepsZero })
  return keepsZero ? whole : withoutZero(whole, dialCode)
}

function withDialCode(typed: string, { dialCode, keepsZero }: { dialCode: string; keepsZero: boolean }): string {
  if (typed.startsWith('+')) return typed
  if (typed.startsWith('0') && !keepsZero) return dialCode + typed.slice(1)
  // The country code without its +, as many people write it.
  if (typed.length > longestNational && typed.startsWith(dialCode.slice(1))) return `+${typed}`
  return dialCode + typed
}

function withoutZero(whole: string, dialCode: string): string {
  return whole.startsWith(dialCode) ? dialCode + whole.slice(dialCode.length).replace(/^0+/, '') : whole
}
