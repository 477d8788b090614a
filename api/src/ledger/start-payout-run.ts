import type { Money } from '@makola/contract/fields.ts'
import type { PayoutRun } from '@makola/contract/payouts.ts'
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Caller } from '../platform/caller.ts'
import { nameOf } from '../platform/caller.ts'
import type { Transaction } from '../platform/database.ts'
import { newCode, newId } from '../platform/ids.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { invalidField, Problem } from '../platform/problem.ts'
import { recordAudits } from '../platform/record-audit.ts'
import { stores } from '../stores/tables.ts'
import { listPayoutRuns } from './list-payout-runs.ts'
import { move, post } from './post.ts'
import { readBalances } from './read-balances.ts'
import { payoutAccounts, payoutRuns, payouts } from './tables.ts'

/**
 * Pays out to every store of a currency that is owed at least so much and whose account is not on hold: all that is
 * available to it. Two runs at once pay once: the second waits for the first at the accounts' rows, and then finds
 * nothing left. What a store owes the shop stays on its account.
 * @throws Problem `wrong-state` (409) when there is nothing to pay, `validation-failed` (422).
 */
export async function startPayoutRun(
  platform: Platform,
  by: Caller | string,
  { minimum }: { minimum: Money },
): Promise<PayoutRun> {
  const { currency, amount: minimumMinor } = minimum
  if (minimumMinor < 1) throw invalidField('/minimum/amount', 'too_small', 'Must be more than nothing.')
  const now = platform.clock.now()
  return transact(platform, async (tx) => {
    const accounts = await lockAccounts(tx, { currency, now })
    const of = inArray(
      stores.id,
      accounts.map(({ storeId }) => storeId),
    )
    const balances = await readBalances(tx, { of, now })
    const id = newId()
    const due = accounts.flatMap(({ accountId, storeId }) => {
      const minor = balances.get(storeId)?.available.amount ?? 0
      if (minor < minimumMinor) return []
      return [{ ...newPayout(), runId: id, accountId, storeId, currency, minor, createdAt: now, changedAt: now }]
    })
    if (due.length === 0) throw new Problem('wrong-state', 'No store with an account in use is owed so much.')
    await tx.insert(payoutRuns).values({ id, currency, minimumMinor, createdBy: nameOf(by), createdAt: now })
    await tx.insert(payouts).values(due)
    await post(tx, due.map(postingOf))
    await recordAudits(
      tx,
      platform.clock,
      due.map(({ id, storeId, reference, minor }) => ({
        storeId,
        by,
        action: 'payout.requested' as const,
        subject: { id, name: reference },
        after: { amount: { amount: minor, currency } },
      })),
    )
    const [run] = (await listPayoutRuns(tx, { id })).data
    if (!run) throw new Error('A payout run was made and is not there')
    return run
  })
}

/** The accounts in use of the currency's stores, until the end of the transaction nobody else's. */
function lockAccounts(tx: Transaction, { currency, now }: { currency: string; now: Date }) {
  return tx
    .select({ accountId: payoutAccounts.id, storeId: payoutAccounts.storeId })
    .from(payoutAccounts)
    .innerJoin(stores, eq(stores.id, payoutAccounts.storeId))
    .where(and(eq(stores.currency, currency), isNull(payoutAccounts.endedAt), lte(payoutAccounts.usableFrom, now)))
    .orderBy(asc(payoutAccounts.storeId))
    .for('update', { of: payoutAccounts })
}

const newPayout = () => ({ id: newId(), reference: `po-${newCode(10).toLowerCase()}`, state: 'requested' as const })

type Due = { id: string; storeId: string; reference: string; minor: number; currency: string; createdAt: Date }

function postingOf({ id, storeId, reference, minor, currency, createdAt }: Due) {
  return {
    key: `payout:${id}`,
    kind: 'payout' as const,
    storeId,
    note: reference,
    at: createdAt,
    entries: move({ minor, currency }, { debit: { account: 'seller', storeId }, credit: { account: 'payouts' } }),
  }
}
