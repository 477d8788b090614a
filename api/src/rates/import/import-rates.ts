import type { ImportedQuote } from '@makola/contract/rates/rates.ts'
import { changePct } from '@makola/money/convert.ts'
import { say } from '@makola/words/say.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuseField } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { auditedFields, nameOfRate } from '../audited-fields.ts'
import type { ActiveRate } from '../load-rate.ts'
import { confirmedAbovePct } from '../require-confirmed-move.ts'
import { rebuildCrossRates } from '../shop-rates/rebuild-cross-rates.ts'
import { reviseRate } from '../shop-rates/revise-rate.ts'
import { rateRevisions, rates } from '../tables.ts'
import { type EcbDay, type EcbDays, ecbMoment, quoteOn } from './ecb-day.ts'
import { insertRateHistory } from './insert-rate-history.ts'
import { type EcbFormat, readEcbFile } from './read-ecb-file.ts'

const t = say('en')

type RateImport = {
  /** The file's content. */
  text: string
  format: EcbFormat
  /** Takes every day of the file into the history, not only the newest one. */
  history?: boolean | undefined
  /** Also applies moves of more than 20 %. */
  confirmed?: boolean | undefined
  /** A dry run: does everything, reports it, and rolls it back. */
  dryRun?: boolean | undefined
  by: string
}

export type RateImportReport = { date: string; quotes: ImportedQuote[]; historyRows: number }

/**
 * Imports rates from a file of the European Central Bank, crossed from the euro to the shop's base currency: all of them or, on
 * any failure, none. The same file again changes nothing.
 * @throws Problem `validation-failed` naming the line at fault.
 */
export async function importRates(platform: Platform, given: RateImport): Promise<RateImportReport> {
  const days = readEcbFile(given.text, given.format)
  const { date } = days[0]
  if (ecbMoment(date) > platform.clock.now()) {
    throw refuseField('/file', 'rates.file-not-yet', { date })
  }
  try {
    return await transact(platform, async (tx) => {
      const report = await takeRates(tx, platform, days, given)
      if (given.dryRun) throw new TakenBack(report)
      return report
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.report
    throw error
  }
}

/** Ends a dry run's transaction: its effects are reported and rolled back. */
class TakenBack extends Error {
  readonly report: RateImportReport
  constructor(report: RateImportReport) {
    super('dry run')
    this.report = report
  }
}

async function takeRates(
  tx: Transaction,
  { clock, config: { baseCurrency: base } }: Platform,
  days: EcbDays,
  { history = false, confirmed = false, by }: RateImport,
): Promise<RateImportReport> {
  const newest = days[0]
  if (quoteOn(newest, base, 'EUR') === null) {
    throw refuseField('/file', 'rates.file-without-base', { currency: base })
  }
  const current = await tx
    .select()
    .from(rates)
    .where(and(eq(rates.base, base), isNull(rates.deletedAt)))
    .orderBy(asc(rates.countryCode))
    .for('no key update')
  const effectiveAt = ecbMoment(newest.date)
  const known = await tx
    .select({ rateId: rateRevisions.rateId })
    .from(rateRevisions)
    .where(eq(rateRevisions.effectiveAt, effectiveAt))
  const knownIds = new Set(known.map(({ rateId }) => rateId))

  const quotes: ImportedQuote[] = []
  const inForce: ActiveRate[] = []
  for (const rate of current) {
    const to = quoteOn(newest, base, rate.currency)
    const verdict = judge(rate, to, effectiveAt, { isKnown: knownIds.has(rate.id), confirmed })
    quotes.push({ currency: rate.currency, country: rate.country, from: rate.rate, to, ...verdict })
    if (to === null || verdict.outcome !== 'applied') inForce.push(rate)
    else {
      const { marginPct, rounding } = rate
      const revision = { rate: to, marginPct, rounding, source: 'ecb', sourceRef: newest.date, effectiveAt, by }
      const revised = await reviseRate(tx, rate.id, revision)
      inForce.push(revised)
      const subject = { id: rate.id, name: nameOfRate(rate) }
      const change = { before: auditedFields(rate), after: auditedFields(revised) }
      await recordAudit(tx, clock, { storeId: null, by, action: 'rate.imported', subject, ...change })
    }
  }
  const historyRows = await insertRateHistory(tx, { base, rates: inForce, days: history ? days : [newest], by })
  if (quotes.some((quote) => quote.outcome === 'applied')) await rebuildCrossRates(tx, base)
  return { date: newest.date, quotes: [...quotes, ...withoutRate(newest, current, base)], historyRows }
}

function judge(
  rate: ActiveRate,
  to: string | null,
  effectiveAt: Date,
  { isKnown, confirmed }: { isKnown: boolean; confirmed: boolean },
): Pick<ImportedQuote, 'outcome' | 'reason'> {
  if (rate.currency === rate.base) return { outcome: 'skipped', reason: t('rates.import-outcome.base-is-one') }
  if (to === null) return { outcome: 'skipped', reason: t('rates.import-outcome.no-rate') }
  if (isKnown) return { outcome: 'unchanged', reason: t('rates.import-outcome.taken-before') }
  if (effectiveAt < rate.effectiveAt) return { outcome: 'older', reason: t('rates.import-outcome.older') }
  const movePct = changePct(rate.rate, to)
  if (Math.abs(movePct) > confirmedAbovePct && !confirmed) {
    return { outcome: 'skipped', reason: t('rates.import-outcome.to-confirm', { percent: movePct.toFixed(1) }) }
  }
  return { outcome: 'applied' }
}

function withoutRate(newest: EcbDay, current: ActiveRate[], base: string): ImportedQuote[] {
  const inShop = new Set(current.map((rate) => rate.currency))
  return [...newest.perEuro.keys(), 'EUR']
    .filter((currency) => !inShop.has(currency))
    .map((currency) => ({
      currency,
      country: null,
      from: null,
      to: quoteOn(newest, base, currency),
      outcome: 'skipped',
      reason: t('rates.import-outcome.not-in-shop'),
    }))
}
