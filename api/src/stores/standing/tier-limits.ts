import type { TierLimits } from '@makola/contract/stores/tiers.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { stores, tierLimits } from '../tables.ts'

/** The limits of every currency that has some, or that a store prices in, by currency. */
export async function listTierLimits(db: Queryable): Promise<TierLimits[]> {
  const rows = await db.select().from(tierLimits).orderBy(asc(tierLimits.currency))
  const priced = await db.selectDistinct({ currency: stores.currency }).from(stores)
  const currencies = [...new Set([...rows, ...priced].map(({ currency }) => currency))].toSorted()
  return currencies.map((currency) => ({ currency, limits: limitsOf(rows, currency) }))
}

type Limits = readonly (number | null)[]
type Given = { currency: string; limits: Limits; seen: Limits }

/**
 * Types the limits of one currency.
 * @throws Problem `version-mismatch` (412) when they are no longer those that the caller has seen.
 */
export async function setTierLimits(
  platform: Platform,
  caller: Caller,
  { currency, limits, seen }: Given,
): Promise<TierLimits> {
  return transact(platform, async (tx) => {
    // When two save at once, the second finds what the first has saved.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tier_limits'), hashtext(${currency}))`)
    const before = await tx.delete(tierLimits).where(eq(tierLimits.currency, currency)).returning()
    if (JSON.stringify(limitsOf(before, currency)) !== JSON.stringify(seen)) throw refuse('stores.settings-changed')
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
