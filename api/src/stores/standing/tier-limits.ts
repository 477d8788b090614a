import type { TierLimits } from '@makola/contract/store-standing.ts'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { stores, tierLimits } from '../tables.ts'

/** The limits of every currency that has some, or that a store prices in, by currency. */
export async function listTierLimits(db: Queryable): Promise<TierLimits[]> {
  const rows = await db.select().from(tierLimits).orderBy(asc(tierLimits.currency))
  const priced = await db.selectDistinct({ currency: stores.currency }).from(stores)
  const currencies = [...new Set([...rows, ...priced].map(({ currency }) => currency))].toSorted()
  return currencies.map((currency) => ({ currency, limits: limitsOf(rows, currency) }))
}

type Given = { currency: string; limits: readonly (number | null)[] }

/** Types the limits of one currency. */
export async function setTierLimits(
  platform: Platform,
  caller: Caller,
  { currency, limits }: Given,
): Promise<TierLimits> {
  return transact(platform, async (tx) => {
    const before = await tx.delete(tierLimits).where(eq(tierLimits.currency, currency)).returning()
    const rows = limits.flatMap((minor, tier) => (minor === null ? [] : [{ currency, tier, minor }]))
    if (rows.length > 0) await tx.insert(tierLimits).values(rows)
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: caller,
      action: 'tier-limits.changed',
      subject: { id: currency, name: currency },
      before: { limits: limitsOf(before, currency) },
      after: { limits: limitsOf(rows, currency) },
    })
    return { currency, limits: limitsOf(rows, currency) }
  })
}

const limitsOf = (rows: readonly { currency: string; tier: number; minor: number }[], currency: string) =>
  [0, 1, 2].map((tier) => rows.find((row) => row.currency === currency && row.tier === tier)?.minor ?? null)
