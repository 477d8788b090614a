import { type Decimal, divideHalfUp, powerOfTen, readDecimal } from './decimal.ts'
import { addMinor, assertMinor, multiplyMinor } from './money.ts'

/**
 * R5: a line in minor units is its rounded unit price times the quantity. It is not converted again.
 * @throws RangeError on a quantity that is not whole, or beyond the safe range
 */
export function lineTotal(unitMinor: number, quantity: number): number {
  return multiplyMinor(unitMinor, quantity)
}

/**
 * R6: the discount of a percentage on a line, in minor units, half-up.
 * @throws RangeError on an amount below 0 or a percentage that is not plain decimal text from 0 to 100
 */
export function percentDiscount(amountMinor: number, pct: string): number {
  return takeShare(amountMinor, readPct(pct))
}

/**
 * R6: allocates a whole amount by weights (line totals), in minor units: largest remainder first, ties to the earlier line. The
 * shares always add up to the total, and none exceeds its weight while the total does not exceed their sum.
 * @throws RangeError on a total or weight that is not a whole number of 0 or more, or when nothing has a weight
 */
export function allocate(totalMinor: number, weights: number[]): number[] {
  const total = BigInt(assertNotNegative(totalMinor))
  const whole = BigInt(addMinor(...weights.map(assertNotNegative)))
  if (total === 0n) return weights.map(() => 0)
  if (whole === 0n) throw new RangeError('Nothing to share the amount over')

  const products = weights.map((weight) => total * BigInt(weight))
  const shares = products.map((product) => Number(product / whole))
  const remainders = products.map((product, index) => ({ remainder: product % whole, index }))
  remainders.sort((a, b) => Number(b.remainder - a.remainder))
  const missing = totalMinor - addMinor(...shares)
  const raised = new Set(remainders.slice(0, missing).map(({ index }) => index))
  return shares.map((share, index) => (raised.has(index) ? share + 1 : share))
}

/**
 * R7: the tax inside a gross amount, gross × r/(100 + r), in minor units, half-up. After discount, line by line.
 * @throws RangeError on an amount below 0 or a percentage that is not plain decimal text from 0 to 100
 */
export function includedTax(grossMinor: number, pct: string): number {
  const { digits, scale } = readPct(pct)
  return divideToMinor(grossMinor, digits, 100n * powerOfTen(scale) + digits)
}

/**
 * R7: the tax on top of a net amount, net × r/100, in minor units, half-up. After discount, line by line.
 * @throws RangeError on an amount below 0 or a percentage that is not plain decimal text from 0 to 100
 */
export function addedTax(netMinor: number, pct: string): number {
  return takeShare(netMinor, readPct(pct))
}

/**
 * R11: the shop's commission on a line after discount, in minor units, half-up. 1 basis point is 0.01 %.
 * @throws RangeError on an amount below 0 or basis points that are not whole, from 0 to 10000
 */
export function commission(amountMinor: number, basisPoints: number): number {
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > 10_000) {
    throw new RangeError(`Not a commission in basis points: ${basisPoints}`)
  }
  return divideToMinor(amountMinor, BigInt(basisPoints), 10_000n)
}

/**
 * R11: the commission on a line, in minor units: the share, half-up, and a fixed part; never more than the line itself. None
 * without terms.
 */
export function lineCommission(
  lineMinor: number,
  terms: { basisPoints: number; fixedMinor: number } | null | undefined,
): number {
  if (!terms) return 0
  return Math.min(lineMinor, addMinor(commission(lineMinor, terms.basisPoints), terms.fixedMinor))
}

function takeShare(amountMinor: number, pct: Decimal): number {
  return divideToMinor(amountMinor, pct.digits, 100n * powerOfTen(pct.scale))
}

function divideToMinor(amountMinor: number, part: bigint, whole: bigint): number {
  return Number(divideHalfUp(BigInt(assertNotNegative(amountMinor)) * part, whole))
}

function readPct(text: string): Decimal {
  if (!/^\d{1,3}(?:\.\d{1,6})?$/.test(text) || Number(text) > 100) {
    throw new RangeError(`Not a percentage from 0 to 100: ${text}`)
  }
  return readDecimal(text)
}

function assertNotNegative(amount: number): number {
  if (assertMinor(amount) < 0) throw new RangeError(`An amount below 0: ${amount}`)
  return amount
}
