import type { OwedStore } from '@makola/contract/payouts.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { openTransferProviders } from '../payments/providers/transfer-providers.ts'
import type { Platform } from '../platform/platform.ts'
import { stores } from '../stores/tables.ts'
import { waysTo } from './payout-ways.ts'
import { presentAccount } from './present-payout.ts'
import { readBalances } from './read-balances.ts'
import { payoutAccounts } from './tables.ts'

/** Every store whose account with the shop is not at rest, by currency and name, with where its money would go and how. */
export async function listOwedStores(platform: Platform): Promise<OwedStore[]> {
  const { database, clock } = platform
  const providers = openTransferProviders(platform)
  const balances = await readBalances(database, { of: sql`true`, now: clock.now() })
  const rows = await database
    .select({ store: { id: stores.id, slug: stores.slug, name: stores.name }, account: payoutAccounts })
    .from(stores)
    .leftJoin(payoutAccounts, and(eq(payoutAccounts.storeId, stores.id), isNull(payoutAccounts.endedAt)))
    .orderBy(asc(stores.currency), asc(stores.name), asc(stores.id))
  return rows.flatMap(({ store, account }) => {
    const balance = balances.get(store.id)
    const isAtRest =
      !balance || [balance.pending, balance.available, balance.onItsWay].every(({ amount }) => amount === 0)
    if (isAtRest) return []
    const ways = account ? waysTo(providers, account, balance.currency) : []
    return [{ store, balance, account: account && presentAccount(account), ways }]
  })
}
