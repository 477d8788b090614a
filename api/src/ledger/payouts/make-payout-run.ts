import type { Money } from '@makola/contract/http/fields.ts'
import type { PayoutRun, PayoutWay } from '@makola/contract/ledger/payouts.ts'
import { and, asc, eq, gte, inArray, isNull, lte } from 'drizzle-orm'
import { openTransferProviders } from '../../payments/providers/transfer-providers.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { newCode, newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { recordAudits } from '../../shop/record-audit.ts'
import { addMissingStandings } from '../../stores/standing/add-missing-standings.ts'
import { findPayoutHolds } from '../../stores/standing/find-payout-holds.ts'
import { firstPaidTier } from '../../stores/standing/present-standing.ts'
import { standingSettings } from '../../stores/standing/settings.ts'
import { storeStanding, stores } from '../../stores/tables.ts'
import { transferRequested } from '../events.ts'
import { move, post } from '../postings/post.ts'
import { readBalances } from '../postings/read-balances.ts'
import { payoutAccounts, payoutRuns, payouts } from '../tables.ts'
import { listPayoutRuns } from './list-payout-runs.ts'
import { payableBy } from './payout-ways.ts'

/** The provider is asked at once; if this process dies first, the sweeper asks it. */
const firstSweepSeconds = 60

export type Run = { minimum: Money; via?: PayoutWay }

/**
 * Pays every store of a currency that is owed at least the minimum, is verified, is not suspended nor closed by strikes, and whose account
 * is not on hold and can be paid this way: all of its available balance. Two concurrent runs pay once: the second waits for the first at the accounts' rows, and then finds
 * nothing left. A store's debt stays on its account.
 * @throws Problem `wrong-state` (409) when there is nothing to pay, `validation-failed` (422).
 */
export async function makePayoutRun(
  platform: Platform,
  by: Caller | string,
  { minimum, via = 'by-hand' }: Run,
): Promise<PayoutRun> {
  const { currency, amount: minimumMinor } = minimum
  if (minimumMinor < 1) throw refuseField('/minimum/amount', 'ledger.nothing')
  const isPayable = payableBy(openTransferProviders(platform), via, currency)
  const firstTier = platform.config.of(standingSettings).payoutsNeedVerification ? firstPaidTier : 0
  const now = platform.clock.now()
  const nextTryAt = via === 'by-hand' ? null : addSeconds(now, firstSweepSeconds)
  return transact(platform, async (tx) => {
    await addMissingStandings(tx, currency)
    const accounts = (await findAccounts(tx, { currency, now, firstTier })).filter(isPayable)
    const of = inArray(
      stores.id,
      accounts.map(({ storeId }) => storeId),
    )
    const balances = await readBalances(tx, { of, now })
    const id = newId()
    const due = accounts.flatMap(({ accountId, storeId }) => {
      const minor = balances.get(storeId)?.available.amount ?? 0
      if (minor < minimumMinor) return []
      const times = { createdAt: now, changedAt: now, nextTryAt }
      return [{ ...newPayout(), runId: id, accountId, storeId, currency, minor, ...times }]
    })
    if (due.length === 0) throw refuse('ledger.nobody-due')
    await tx.insert(payoutRuns).values({ id, via, currency, minimumMinor, createdBy: nameOf(by), createdAt: now })
    await tx.insert(payouts).values(due)
    await post(tx, due.map(postingOf))
    if (via !== 'by-hand') for (const { id: payoutId } of due) emit(tx, transferRequested, { payoutId })
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

type Wanted = { currency: string; now: Date; firstTier: number }

/** The accounts that may be paid, locked. Holds are read after the locks: who has suspended a store meanwhile is seen. */
async function findAccounts(tx: Transaction, wanted: Wanted) {
  const locked = await lockAccounts(tx, wanted)
  const holds = await findPayoutHolds(
    tx,
    locked.map(({ storeId }) => storeId),
    wanted.now,
  )
  return locked.filter(({ storeId }) => !holds.has(storeId))
}

/**
 * Locks the current accounts of the currency's stores until the end of the transaction, and with them the standing that lets these
 * stores be paid: who changes that meanwhile waits.
 */
function lockAccounts(tx: Transaction, { currency, now, firstTier }: Wanted) {
  return tx
    .select({
      accountId: payoutAccounts.id,
      storeId: payoutAccounts.storeId,
      kind: payoutAccounts.kind,
      countryCode: payoutAccounts.countryCode,
    })
    .from(payoutAccounts)
    .innerJoin(stores, eq(stores.id, payoutAccounts.storeId))
    .innerJoin(storeStanding, eq(storeStanding.storeId, stores.id))
    .where(
      and(
        eq(stores.currency, currency),
        isNull(payoutAccounts.endedAt),
        lte(payoutAccounts.usableFrom, now),
        gte(storeStanding.tier, firstTier),
        eq(storeStanding.hasOtherName, false),
      ),
    )
    .orderBy(asc(payoutAccounts.storeId))
    .for('update', { of: [payoutAccounts, storeStanding] })
}

/** Paystack requires a reference of 16 to 50 lower-case letters, digits and hyphens. */
const newPayout = () => ({ id: newId(), reference: `po-${newCode(16).toLowerCase()}`, state: 'requested' as const })

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
