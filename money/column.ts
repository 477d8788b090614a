import { formatMoney, isWhole } from './format.ts'
import type { Money } from './money.ts'

/**
 * Writes amounts that stand below one another: all with their decimals as soon as one of them has a minor part, otherwise none
 * (docs/decisions/0063).
 */
export function formatColumn(amounts: readonly (Money | null | undefined)[]): (money: Money) => string {
  const isShort = amounts.every((money) => !money || isWhole(money))
  return (money) => formatMoney(money, { isShort })
}
