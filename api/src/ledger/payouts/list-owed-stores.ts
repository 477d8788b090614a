import type { OwedStore } from '@makola/contract/ledger/payouts.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { sayAuthor } from '../../auth/account/say-authors.ts'
import { openTransferProviders } from '../../payments/providers/transfer-providers.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPayoutHolds } from '../../stores/standing/find-payout-holds.ts'
import { stores } from '../../stores/tables.ts'
import { readBalances } from '../postings/read-balances.ts'
import { presentHold } from '../present-hold.ts'
import { payoutAccounts } from '../tables.ts'
import { listPayoutWays } from './payout-ways.ts'
import { presentAccount } from './present-payout.ts'

const question = { list: 'owed-stores' }

type Asked = { limit?: number | undefined; cursor?: string | undefined }

/**
 * Lists the stores with a balance, by currency and name, with their payout account and the way of paying.
 * @throws Problem `validation-failed` (422) for a cursor that is none.
 */
export async function listOwedStores(
  platform: Platform,
  { limit = 24, cursor }: Asked,
): Promise<{ data: OwedStore[]; meta: { next: string | null } }> {
  const { database, clock } = platform
  const after = readCursor(question, cursor)
  const of = after ? sql`(stores.currency || stores.name, stores.id) > (${after.key}, ${after.id})` : sql`true`
  const balances = await readBalances(database, { of, now: clock.now(), isOwed: true, limit: limit + 1 })
  const rows = await database
    .select({
      store: { id: stores.id, slug: stores.slug, name: stores.name },
      account: payoutAccounts,
    })
    .from(stores)
    .leftJoin(payoutAccounts, and(eq(payoutAccounts.storeId, stores.id), isNull(payoutAccounts.endedAt)))
    .where(inArray(stores.id, [...balances.keys()]))
  const holds = await findPayoutHolds(database, [...balances.keys()], clock.now())
  const providers = openTransferProviders(platform)
  const owed = [...balances].flatMap(([storeId, balance]): OwedStore[] => {
    const row = rows.find(({ store }) => store.id === storeId)
    if (!row) return []
    const { store, account } = row
    const ways = account ? listPayoutWays(providers, account, balance.currency) : []
    return [{ store, balance, account: account && presentAccount(account), ...presentHold(holds.get(storeId)), ways }]
  })
  const { page, next } = cutPage(owed, limit, question, ({ store, balance }) => ({
    key: balance.currency + store.name,
    id: store.id,
  }))
  const data = await Promise.all(
    page.map(async (one) => ({
      ...one,
      account: one.account && (await sayAuthor(database, 'createdBy', one.account)),
    })),
  )
  return { data, meta: { next } }
}
