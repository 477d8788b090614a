import { addSeconds } from '../../api/src/platform/clock.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { type Platform, transact } from '../../api/src/platform/platform.ts'
import { reviseRate } from '../../api/src/rates/shop-rates/revise-rate.ts'
import { rateRevisions, storeRates } from '../../api/src/rates/tables.ts'
import { demoAccounts } from '../data/people.ts'
import { type DemoRate, demoRates } from '../data/rates.ts'
import { fixedId } from '../fixed-id.ts'

const day = 86_400
const oldestMonths = 12
/** The age of the shop's rates in days; older revisions are history only. */
const inForceDays = 91
/** These two were last checked three months ago: the dashboard says so. */
const forgotten = ['MU', 'BW']

/**
 * A year of each rate's history, a check of most of them today, and one store with terms of its own. Runs after the orders, which
 * were placed at the rates of their day.
 */
export async function seedRateHistory(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const [operator] = demoAccounts
  const by = operator?.email ?? 'seed'
  await transact(platform, async (tx) => {
    for (const [index, rate] of demoRates.entries()) {
      const rateId = fixedId('rate', rate.countryCode)
      if (rate.currency === platform.config.baseCurrency) continue
      const { marginPct, rounding } = rate
      const older = monthsBack().map((months) => ({
        id: newId(),
        rateId,
        rate: rateThen(rate, index, months),
        marginPct,
        rounding,
        source: 'manual',
        effectiveAt: addSeconds(now, -(inForceDays + months * 30) * day),
        createdBy: by,
      }))
      await tx.insert(rateRevisions).values(older)
      if (forgotten.includes(rate.countryCode)) continue
      const note = 'Looked at again: unchanged'
      const effectiveAt = addSeconds(now, -(index + 1) * 300)
      await reviseRate(tx, rateId, { rate: rate.rate, marginPct, rounding, source: 'manual', effectiveAt, note, by })
    }
    await tx.insert(storeRates).values({
      storeId: fixedId('store', 'adunni-atelier'),
      rateId: fixedId('rate', 'CA'),
      marginPct: '4',
      rounding: { type: 'ending', ending: '0.99' },
      updatedBy: by,
      updatedAt: addSeconds(now, -2 * day),
    })
  })
}

const monthsBack = () => Array.from({ length: oldestMonths }, (_, month) => oldestMonths - month)

/** A plausible past rate: within 6 % of today's, in waves of its own, weaker the longer ago. */
function rateThen({ rate }: DemoRate, index: number, months: number): string {
  const wave = 0.025 * Math.sin(index * 1.7 + months * 0.9) - 0.003 * months
  return (Number(rate) * (1 + wave)).toPrecision(6)
}
