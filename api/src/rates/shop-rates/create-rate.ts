import type { newRate } from '@makola/contract/rates/rates.ts'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Transaction } from '../../platform/database/database.ts'
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
import { laterOf, type Revision, reviseRate } from './revise-rate.ts'

/**
 * Opens the shop to a country; `by` is the author, for the history. A country that was open before in the same currency gets its former
 * rate again, with the given terms: on its id rest stores' own terms for it and visitors' choices.
 * @throws Problem `validation-failed`, or `duplicate` when the country has a rate already.
 */
export async function createRate(platform: Platform, given: z.output<typeof newRate>, by: string): Promise<ActiveRate> {
  const base = platform.config.baseCurrency
  const { country, countryCode } = findCountry(given.country, given.countryCode)
  const terms = { rate: given.rate, marginPct: given.marginPct ?? '0', rounding: given.rounding ?? null }
  checkTerms(terms, given.currency, base)
  const now = platform.clock.now()
  return transact(platform, async (tx) => {
    // When two open a country at once, the second finds the rate of the first, also where that was deleted before.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('rates.country'), hashtext(${countryCode}))`)
    const ofCountry = and(eq(rates.countryCode, countryCode), eq(rates.base, base))
    const [open] = await tx
      .select()
      .from(rates)
      .where(and(ofCountry, isNull(rates.deletedAt)))
    if (open) throw refuse('rates.country-has-rate', { country })
    const [former] = await tx
      .select()
      .from(rates)
      .where(and(ofCountry, eq(rates.currency, given.currency), isNotNull(rates.deletedAt)))
      .orderBy(desc(rates.deletedAt))
      .limit(1)
      .for('no key update')
    const effectiveAt = former ? laterOf(now, former.effectiveAt) : now
    const revision = { ...terms, source: 'manual', effectiveAt, note: given.note ?? null, by }
    const fields = { country, countryCode, currency: given.currency, base, active: given.active ?? true }
    const rate = former
      ? await reviseRate(tx, former.id, revision, { country, active: fields.active, deletedAt: null })
      : await insertRate(tx, fields, revision)
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

type Fields = Pick<ActiveRate, 'country' | 'countryCode' | 'currency' | 'base' | 'active'>

async function insertRate(tx: Transaction, fields: Fields, { by, note, ...revision }: Revision): Promise<ActiveRate> {
  const [rate] = await tx
    .insert(rates)
    .values({ ...fields, ...revision, id: newId(), updatedBy: by })
    .onConflictDoNothing()
    .returning()
  if (!rate) throw refuse('rates.country-has-rate', { country: fields.country })
  await tx.insert(rateRevisions).values({ ...revision, id: newId(), rateId: rate.id, note, createdBy: by })
  return rate
}
