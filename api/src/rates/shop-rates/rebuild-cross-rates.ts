import { crossRate } from '@makola/money/convert.ts'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { refuseField } from '../../platform/problem.ts'
import { crossRates, rates } from '../tables.ts'

/**
 * Computes the cross rates of every active rate (money rule R14), in the transaction that changed a rate. A currency's pivot is
 * its newest active rate, the base currency's is 1.
 * @throws Problem `validation-failed` when two rates are too far apart to be divided into a rate.
 */
export async function rebuildCrossRates(tx: Transaction, base: string): Promise<void> {
  // Two concurrent changes would each be crossed with the other's old value: from here on, one after the other.
  await tx.execute(sql`lock table ${crossRates} in share row exclusive mode`)
  const active = await tx
    .select({ id: rates.id, currency: rates.currency, rate: rates.rate })
    .from(rates)
    .where(sql`${eq(rates.base, base)} and ${rates.active} and ${rates.deletedAt} is null`)
    .orderBy(asc(rates.effectiveAt), desc(rates.countryCode))
  // The last entry of a currency stays in the map: the newest.
  const pivots = new Map(active.map(({ currency, rate }) => [currency, rate])).set(base, '1')
  const crosses = active.flatMap(({ id, currency, rate }) =>
    [...pivots].map(([from, pivot]) => ({ id, from, rate: from === currency ? '1' : divide(pivot, rate) })),
  )
  await tx.execute(sql`delete from ${crossRates} where rate_id in (select id from ${rates} where base = ${base})`)
  await tx.execute(sql`
    insert into ${crossRates} (rate_id, from_currency, rate)
    select * from unnest(
      ${sql.param(crosses.map((cross) => cross.id))}::uuid[],
      ${sql.param(crosses.map((cross) => cross.from))}::text[],
      ${sql.param(crosses.map((cross) => cross.rate))}::numeric[])`)
}

function divide(pivot: string, rate: string): string {
  try {
    return crossRate(pivot, rate)
  } catch (cause) {
    if (cause instanceof RangeError) {
      throw refuseField('/rate', 'rates.out-of-reach')
    }
    throw cause
  }
}
