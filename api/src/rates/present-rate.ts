import type { Rate } from '@makola/contract/rates.ts'
import type { Caller } from '../platform/caller.ts'
import { addSeconds } from '../platform/clock.ts'
import type { ActiveRate } from './load-rate.ts'

/** After this a feed has missed a weekend and a day; it is still sold at, and the operator is shown that it is old. */
const freshHours = 72

/** Who set a rate is the operators' business: to everybody else it was the shop. */
export function presentRate(row: ActiveRate, now: Date, caller: Caller): Rate {
  const isOperator = caller.kind === 'account' && caller.isOperator
  return {
    id: row.id,
    country: row.country,
    countryCode: row.countryCode,
    currency: row.currency,
    base: row.base,
    rate: row.rate,
    marginPct: row.marginPct,
    rounding: row.rounding,
    source: row.source,
    effectiveAt: row.effectiveAt.toISOString(),
    updatedBy: isOperator ? row.updatedBy : 'shop',
    active: row.active,
    stale: row.source !== 'manual' && row.effectiveAt < addSeconds(now, -freshHours * 3600),
    version: row.version,
  }
}
