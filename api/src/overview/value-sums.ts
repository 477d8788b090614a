import type { InPeriods, ShopSums, UsedRate } from '@makola/contract/overview/overview.ts'
import { valueSum } from '@makola/money/convert.ts'
import { addMinor } from '@makola/money/money.ts'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { rates } from '../rates/tables.ts'
import type { FigureRow } from './read-figures.ts'

/**
 * Loads the rate for each of these currencies but the base: the one that was set last, where several countries share a currency,
 * and without its margin, which is a price for buyers.
 */
export async function loadUsedRates(db: Queryable, base: string, currencies: readonly string[]): Promise<UsedRate[]> {
  const others = [...new Set(currencies)].filter((currency) => currency !== base)
  if (others.length === 0) return []
  const rows = await db
    .selectDistinctOn([rates.currency])
    .from(rates)
    .where(and(eq(rates.base, base), inArray(rates.currency, others), rates.active, isNull(rates.deletedAt)))
    .orderBy(asc(rates.currency), desc(rates.effectiveAt), asc(rates.countryCode))
  return rows.map(({ currency, country, countryCode, rate, source, effectiveAt }) => ({
    ...{ currency, country, countryCode, rate, source },
    effectiveAt: effectiveAt.toISOString(),
  }))
}

/** Sums by currency with their value in the base currency: each part rounded once, then added (R8). Null stays null. */
export function presentSums(rows: FigureRow[] | null, base: string, used: readonly UsedRate[]): ShopSums | null {
  if (!rows) return null
  const valued = rows.map(({ currency, sums }) => {
    const code = currency ?? base
    const rate = code === base ? '1' : used.find((each) => each.currency === code)?.rate
    return { currency: code, sums, value: rate === undefined ? null : valueAt(sums, code, base, rate) }
  })
  const values = valued.flatMap(({ value }) => value ?? [])
  const totalOf = (period: keyof InPeriods) => addMinor(...values.map((value) => value[period]))
  const worth = ({ value }: (typeof valued)[number]) => value?.month ?? -1
  return {
    currencies: valued
      .toSorted((one, other) => worth(other) - worth(one) || one.currency.localeCompare(other.currency))
      .map(({ currency, sums }) => ({ currency, ...sums })),
    total: { today: totalOf('today'), week: totalOf('week'), month: totalOf('month') },
    withoutRate: valued.filter(({ value }) => value === null).map(({ currency }) => currency),
  }
}

const valueAt = (sums: InPeriods, currency: string, base: string, rate: string): InPeriods => ({
  today: valueSum(sums.today, currency, base, rate),
  week: valueSum(sums.week, currency, base, rate),
  month: valueSum(sums.month, currency, base, rate),
})
