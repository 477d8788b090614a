import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { rates } from '../tables.ts'

/** Rates older than this are no longer what a currency costs, in hours. */
const freshHours = 72

/** Buyers pay what the rates say: an old one gives money away or turns buyers away. */
export async function warnAboutOldRates({ database, clock, config }: Platform): Promise<string[]> {
  const limit = new Date(clock.now().getTime() - freshHours * 3_600_000)
  const old = await database
    .select({ country: rates.country, currency: rates.currency, effectiveAt: rates.effectiveAt })
    .from(rates)
    .where(and(eq(rates.active, true), isNull(rates.deletedAt), lt(rates.effectiveAt, limit)))
    .orderBy(asc(rates.effectiveAt))
  // The base currency is 1 for ever.
  const moving = old.filter(({ currency }) => currency !== config.baseCurrency)
  const [oldest] = moving
  if (!oldest) return []
  const day = oldest.effectiveAt.toISOString().slice(0, 10)
  return [
    `${moving.length} of the rates are older than ${freshHours} hours; ${oldest.currency} for ${oldest.country} is of ${day}. Import today's rates or change them.`,
  ]
}
