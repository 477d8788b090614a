import { dialCodeOf } from './dial-codes.ts'

// Countries whose numbers keep their first 0 after the country code.
const keepsLeadingZero = new Set(['BF', 'BJ', 'CG', 'CI', 'GA', 'IT', 'SM', 'VA'])

/**
 * Normalises a phone number to E.164, in any local spelling: `0801 234 5678` and `+234 801 234 5678` are the same in NG, and so
 * is `+234 (0)801 234 5678`. For a country without a code of its own, only the digits.
 */
export function normalisePhone(text: string, countryCode: string): string {
  const digits = text.replaceAll(/\D/g, '')
  const dialCode = dialCodeOf(countryCode)
  const keepsZero = keepsLeadingZero.has(countryCode)
  const whole = wholeNumber(text, digits, { dialCode, keepsZero })
  if (dialCode === null || keepsZero || !whole.startsWith(dialCode)) return whole
  // The 0 is dialled only within the country, instead of its code; many people write both.
  return dialCode + whole.slice(dialCode.length).replace(/^0+/, '')
}

function wholeNumber(
  text: string,
  digits: string,
  { dialCode, keepsZero }: { dialCode: string | null; keepsZero: boolean },
): string {
  if (text.trimStart().startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (dialCode === null) return digits
  if (digits.startsWith('0') && !keepsZero) return dialCode + digits.slice(1)
  // The country code without its +, as many people write it: national numbers have fewer than 11 digits.
  if (digits.length > 10 && digits.startsWith(dialCode.slice(1))) return `+${digits}`
  return dialCode + digits
}
