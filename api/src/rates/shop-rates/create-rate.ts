import type { newRate } from '@makola/contract/rates/rates.ts'
import type { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { auditedFields, nameOfRate } from '../audited-fields.ts'
import { checkTerms } from '../check-terms.ts'
import type { ActiveRate } from '../load-rate.ts'
import { rateRevisions, rates } from '../tables.ts'
import { findCountry } from './find-country.ts'
import { rebuildCrossRates } from './rebuild-cross-rates.ts'

/**
 * Opens the shop to a country; `by` is the author, for the history.
 * @throws Problem `validation-failed`, or `duplicate` when the country has a rate already.
 */
export async function createRate(platform: Platform, given: z.output<typeof newRate>, by: string): Promise<ActiveRate> {
  const base = platform.config.baseCurrency
  const { country, countryCode } = findCountry(given.country, given.countryCode)
  const terms = { rate: given.rate, marginPct: given.marginPct ?? '0', rounding: given.rounding ?? null }
  checkTerms(terms, given.currency, base)
  const revision = { ...terms, source: 'manual', effectiveAt: platform.clock.now() }
  return transact(platform, async (tx) => {
    const [rate] = await tx
      .insert(rates)
      .values({
        ...revision,
        id: newId(),
        country,
        countryCode,
        currency: given.currency,
        base,
        updatedBy: by,
        active: given.active ?? true,
      })
      .onConflictDoNothing()
      .returning()
    if (!rate) throw refuse('rates.country-has-rate', { country })
    await tx
      .insert(rateRevisions)
      .values({ ...revision, id: newId(), rateId: rate.id, note: given.note ?? null, createdBy: by })
    await rebuildCrossRates(tx, base)
    const subject = { id: rate.id, name: nameOfRate(rate) }
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by,
      action: 'rate.created',
      subject,
      after: auditedFields(rate),
    })
    return rate
  })
}
