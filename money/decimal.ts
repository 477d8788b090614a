/** A decimal number as a whole count of its last digits: "1418.26" is 141826 with a scale of 2. */
export type Decimal = { digits: bigint; scale: number }

/** Reads plain decimal text, which the caller has checked: digits, a point or none, perhaps a leading minus. */
export function readDecimal(text: string): Decimal {
  const [whole = '', decimals = ''] = text.split('.')
  return { digits: BigInt(whole + decimals), scale: decimals.length }
}

export function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}

/** The nearest whole number to a quotient of two numbers not below 0; a half goes up. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}
