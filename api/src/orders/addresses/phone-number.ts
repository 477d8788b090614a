import { dialCodeOf } from './dial-codes.ts'

// Countries whose numbers keep their first 0 after the country code.
const keepsLeadingZero = new Set(['BF', 'BJ', 'CG', 'CI', 'GA', 'IT', 'SM', 'VA'])

/**
 * A phone number in one form (E.164), however it was typed in its country: `0801 234 5678` and `+234 801 234 5678` are
 * the same in NG, and so is `+234 (0)801 234 5678`. Where the country has no code of its own, the digits alone.
 */
export function normalisePhone(text: string, countryCode: string): string {
  const digits = text.replaceAll(/\D/g, '')
  const dialCode = dialCodeOf(countryCode)
  const keepsZero = keepsLeadingZero.has(countryCode)
  const whole = wholeNumber(text, digits, { dialCode, keepsZero })
  if (dialCode === null || keepsZero || !whole.startsWith(dialCode)) return whole
  // The 0 is dialled within the country only, in place of its code; many write both.
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
  // The country code without its +, as many people write it: national numbers are shorter than 11 digits.
  if (digits.length > 10 && digits.startsWith(dialCode.slice(1))) return `+${digits}`
  return dialCode + digits
}
