import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { stores } from '../../stores/tables.ts'
import { auditedFields, nameOfRate } from '../audited-fields.ts'
import { rates } from '../tables.ts'
import { rebuildCrossRates } from './rebuild-cross-rates.ts'

/**
 * Closes the shop to a country. The rate and its history stay for the orders that name them.
 * @throws Problem `not-found`, or `wrong-state` when a store's prices could then be converted into no other currency.
 */
export async function deleteRate(platform: Platform, rateId: string, by: string): Promise<void> {
  const base = platform.config.baseCurrency
  await transact(platform, async (tx) => {
    const [deleted] = await tx
      .update(rates)
      .set({ deletedAt: platform.clock.now() })
      .where(and(eq(rates.id, rateId), eq(rates.base, base), isNull(rates.deletedAt)))
      .returning()
    if (!deleted) throw notFound('rate')
    await rebuildCrossRates(tx, base)
    // Checked after the rebuild, whose lock separates two deletions: the last two of a currency cannot both go.
    const [stranded] = await tx
      .select({ name: stores.name })
      .from(stores)
      .where(
        sql`${stores.status} = 'open' and ${stores.currency} = ${deleted.currency} and not exists (
          select from ${rates} where ${rates.currency} = ${stores.currency} and ${rates.base} = ${base}
            and ${rates.active} and ${rates.deletedAt} is null)`,
      )
      .limit(1)
    if (stranded) {
      throw refuse('rates.stranded-store', { store: stranded.name, currency: deleted.currency })
    }
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by,
      action: 'rate.deleted',
      subject: { id: rateId, name: nameOfRate(deleted) },
      before: auditedFields(deleted),
    })
  })
}
