import type { Statement } from '@makola/contract/ledger/ledger.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { type Account, carryOn, readRows, readSums, sumsOf } from './read-statement.ts'
import { type Asked, readPeriod } from './statement-period.ts'

type Page = Asked & { store: string; limit?: number | undefined; cursor?: string | undefined }

/**
 * A page of a store's account with the shop, with the balance before and after the whole period.
 * @throws Problem as `openStatement`.
 */
export async function getStatement(
  platform: Platform,
  caller: Caller,
  { limit = 50, cursor, ...asked }: Page,
): Promise<{ data: Statement; meta: { next: string | null; total: number } }> {
  const { head, account } = await openStatement(platform, caller, asked)
  const question = { list: 'statement', store: account.storeId, ...account.period }
  const after = readCursor(question, cursor)
  const carried = await carryOn(platform.database, account, { openingMinor: head.opening.amount, after })
  const found = await readRows(platform.database, account, { ...carried, limit: limit + 1 })
  const { page, next } = cutPage(found, limit, question, ({ position }) => position)
  const total = head.totals.reduce((sum, { count }) => sum + count, 0)
  return { data: { ...head, rows: page.map(({ position: _, ...row }) => row) }, meta: { next, total } }
}

/** A statement without its rows, and the account whose rows to read. */
export type OpenStatement = { head: Omit<Statement, 'rows'>; account: Account }

/**
 * @throws Problem as `findOwnStore` and `readPeriod`.
 */
export async function openStatement(
  platform: Platform,
  caller: Caller,
  { store: idOrSlug, ...asked }: Asked & { store: string },
): Promise<OpenStatement> {
  const store = await findOwnStore(platform.database, caller, idOrSlug, 'statements.read')
  const period = readPeriod(store, asked, platform.clock.now())
  const { id, slug, name, currency } = store
  const account = { storeId: id, currency, period }
  const { openingMinor, closingMinor, totals } = await readSums(platform.database, account)
  const head = {
    store: { id, slug, name },
    currency,
    ...period,
    opening: { amount: openingMinor, currency },
    closing: { amount: closingMinor, currency },
    totals: totals.map(({ kind, count, netMinor, commissionMinor }) => ({
      kind,
      count,
      ...sumsOf({ net: netMinor, commission: commissionMinor }, currency),
    })),
  }
  return { head, account }
}
