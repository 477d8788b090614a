import type { Rate } from '@makola/contract/rates/rates.ts'
import { type Caller, staffMay } from '../../platform/http/caller.ts'
import type { ActiveRate } from '../load-rate.ts'
import { isStale } from './is-stale.ts'

/** Only the shop's staff for rates see who set a rate: everyone else sees the shop. */
export function presentRate(row: ActiveRate, now: Date, caller: Caller): Rate {
  const maySee = staffMay(caller, 'rates.read')
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
    updatedBy: maySee ? row.updatedBy : 'shop',
    active: row.active,
    stale: isStale(row, now),
    version: row.version,
  }
}
