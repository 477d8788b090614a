/**
 * Reads JSON without losing a digit: a number beyond a float's precision, like a transaction's 64-bit id, becomes its original
 * text.
 * @throws SyntaxError when it is not JSON
 */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text, keepDigits)
}

function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source
  if (typeof value !== 'number' || source === undefined) return value
  return significantDigits(source) > 15 ? source : value
}

/** A float carries any 15 digits exactly, and some numbers of 16 or 17. */
function significantDigits(source: string): number {
  const [mantissa = ''] = source.split(/e/i)
  return mantissa.replace(/[^\d]/g, '').replace(/^0+/, '').length
}
