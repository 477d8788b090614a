import { sql } from 'drizzle-orm'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { type Platform, transact } from '../../api/src/platform/platform.ts'
import { rebuildCrossRates } from '../../api/src/rates/shop-rates/rebuild-cross-rates.ts'
import { rateRevisions, rates } from '../../api/src/rates/tables.ts'
import { demoRates } from '../data/rates.ts'
import { fixedId } from '../fixed-id.ts'

const by = 'seed'

/** The demo countries, each with a rate that came into force 90 days ago, before the oldest demo order. */
export async function seedRates(platform: Platform): Promise<void> {
  const base = platform.config.baseCurrency
  if (base !== 'USD')
    throw new Error('The demo shop quotes its rates against USD: leave BASE_CURRENCY unset, or set SEED=none.')
  const effectiveAt = addSeconds(platform.clock.now(), -91 * 86_400)
  const rows = demoRates.map((rate) => ({
    ...rate,
    id: fixedId('rate', rate.countryCode),
    base,
    source: 'manual',
    effectiveAt,
    updatedBy: by,
  }))
  await transact(platform, async (tx) => {
    await tx.insert(rates).values(rows)
    await tx.insert(rateRevisions).values(
      rows.map(({ id, rate, marginPct, rounding, source }) => ({
        id: newId(),
        rateId: id,
        rate,
        marginPct,
        rounding,
        source,
        effectiveAt,
        createdBy: by,
      })),
    )
    await rebuildCrossRates(tx, base)
    await tx.execute(sql`analyze rates, cross_rates`)
  })
}
