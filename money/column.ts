import type { CurrencyCode } from './currencies.ts'
import { formatMoney, isWhole } from './format.ts'
import type { Money } from './money.ts'

/** Writes one amount of a column. */
export type WriteAmount = (money: Money) => string

/**
 * Writes amounts that stand below one another: all with their decimals as soon as one of them has a minor part, otherwise none
 * (docs/decisions/0063).
 */
export function formatColumn(amounts: readonly (Money | null | undefined)[]): WriteAmount {
  const isShort = amounts.every((money) => !money || isWhole(money))
  return (money) => formatMoney(money, { isShort })
}

/** Writes one amount, in minor units, of a column in one currency. */
export type WriteMinor = (amountMinor: number) => string

/** The same for amounts in minor units of one currency. */
export function formatMinorColumn(currency: CurrencyCode, amountsMinor: readonly number[]): WriteMinor {
  const money = (amount: number) => ({ amount, currency })
  const write = formatColumn(amountsMinor.map(money))
  return (amountMinor) => write(money(amountMinor))
}
