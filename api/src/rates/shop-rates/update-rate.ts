import type { ratePatch } from '@makola/contract/rates/rates.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { sayAuthor } from '../../auth/account/say-authors.ts'
import { type Caller, nameOf } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { auditedFields, nameOfRate } from '../audited-fields.ts'
import { checkTerms } from '../check-terms.ts'
import type { ActiveRate } from '../load-rate.ts'
import { requireConfirmedMove } from '../require-confirmed-move.ts'
import { rates } from '../tables.ts'
import { findCountry } from './find-country.ts'
import { presentRate } from './present-rate.ts'
import { rebuildCrossRates } from './rebuild-cross-rates.ts'
import { laterOf, reviseRate } from './revise-rate.ts'

type Change = { rateId: string; patch: z.output<typeof ratePatch>; ifVersion: number | undefined; caller: Caller }

/**
 * Changes a rate from now on; its former state stays in its history.
 * @throws Problem `not-found`, `version-mismatch` with the present rate, `needs-confirmation`, `validation-failed`.
 */
export async function updateRate(platform: Platform, change: Change): Promise<ActiveRate> {
  const { rateId, patch, ifVersion, caller } = change
  const base = platform.config.baseCurrency
  return transact(platform, async (tx) => {
    const [current] = await tx
      .select()
      .from(rates)
      .where(and(eq(rates.id, rateId), eq(rates.base, base), isNull(rates.deletedAt)))
      .for('no key update')
    if (!current) throw notFound('rate')
    if (ifVersion !== undefined && ifVersion !== current.version) {
      throw refuse(
        'rates.rate-changed',
        {},
        {
          current: await sayAuthor(tx, 'updatedBy', presentRate(current, platform.clock.now(), caller)),
        },
      )
    }
    const { country } = findCountry(patch.country ?? current.country, current.countryCode)
    const terms = {
      rate: patch.rate ?? current.rate,
      marginPct: patch.marginPct ?? current.marginPct,
      rounding: patch.rounding === undefined ? current.rounding : patch.rounding,
    }
    checkTerms(terms, current.currency, base)
    requireConfirmedMove(current.currency, { from: current.rate, to: terms.rate, isConfirmed: patch.confirmed })
    const revised = await reviseRate(
      tx,
      rateId,
      {
        ...terms,
        source: patch.rate === undefined ? current.source : 'manual',
        effectiveAt: laterOf(platform.clock.now(), current.effectiveAt),
        note: patch.note ?? null,
        by: nameOf(caller),
      },
      { country, active: patch.active ?? current.active },
    )
    await rebuildCrossRates(tx, base)
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: caller,
      action: 'rate.changed',
      subject: { id: rateId, name: nameOfRate(revised) },
      before: auditedFields(current),
      after: auditedFields(revised),
    })
    return revised
  })
}
