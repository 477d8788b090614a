import { and, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { openSecret } from '../../auth/seal-secret.ts'
import { transferOnce } from '../../payments/providers/transfer-once.ts'
import type { TransferProvider, TransferRequest } from '../../payments/providers/transfer-provider.ts'
import { openTransferProviders } from '../../payments/providers/transfer-providers.ts'
import { withinTimeLimit } from '../../payments/providers/within-time-limit.ts'
import { addSeconds } from '../../platform/clock.ts'
import { pauseAt } from '../../platform/pause-point.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { findPayoutHolds } from '../../stores/standing/find-payout-holds.ts'
import { payoutAccounts, payoutRuns, payouts } from '../tables.ts'
import { settleTransfer } from './settle-transfer.ts'

/** The time for asking about a leased payout, in seconds: longer than any provider may take. */
const leaseSeconds = 60

/**
 * Has its provider send a payout, or report its outcome, outside any transaction and for at most ten seconds. The payout's
 * reference is the provider's key: however often this runs, the money goes out once. A missing answer means nothing; the sweeper
 * asks again. While the payouts of its store are on hold the provider is asked, and told to send nothing.
 */
export async function sendTransfer(
  platform: Platform,
  payoutId: string,
  providers: readonly TransferProvider[] = openTransferProviders(platform),
): Promise<void> {
  if (!(await leaseTransfer(platform, payoutId))) return
  try {
    const { via, request, isHeld } = await readRequest(platform, payoutId)
    const provider = providers.find(({ name }) => name === via)
    if (!provider) throw new Error(`${via} is switched off`)
    const answer = await withinTimeLimit((signal) => transferOnce(platform, provider, request, { signal, isHeld }))
    await pauseAt(platform, 'after-provider-call')
    await transact(platform, (tx) => settleTransfer(platform, tx, payoutId, answer))
  } catch (error) {
    platform.log.warn({ err: error, payoutId }, 'a provider did not say what became of a payout')
    await transact(platform, (tx) => settleTransfer(platform, tx, payoutId, null))
  }
}

/**
 * Leases a payout for a question. Until the provider has named it, one caller at a time: two that look for it at the same time,
 * in vain, would both send it. So would one that looks while a lost request is still on its way there: only an answer ends the
 * lease early.
 */
async function leaseTransfer({ database, clock }: Platform, payoutId: string): Promise<boolean> {
  const now = clock.now()
  const claimedUntil = addSeconds(now, leaseSeconds)
  const leased = await database
    .update(payouts)
    .set({ claimedUntil, nextTryAt: claimedUntil, tries: sql`${payouts.tries} + 1` })
    .where(
      and(
        eq(payouts.id, payoutId),
        ne(payouts.state, 'failed'),
        or(isNotNull(payouts.providerTransferId), isNull(payouts.claimedUntil), lte(payouts.claimedUntil, now)),
      ),
    )
    .returning({ id: payouts.id })
  return leased.length > 0
}

type Request = { via: string; request: TransferRequest; isHeld: boolean }

async function readRequest(platform: Platform, payoutId: string): Promise<Request> {
  const [due] = await platform.database
    .select({ payout: payouts, account: payoutAccounts, via: payoutRuns.via })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(eq(payouts.id, payoutId))
  if (!due) throw new Error(`The payout ${payoutId} has lost its account`)
  const { storeId, reference, minor, currency, providerTransferId } = due.payout
  const { id, kind, countryCode, institution, bankCode, holder, sealedNumber } = due.account
  const number = openSecret(platform, id, sealedNumber, 'payout-account').toString()
  const to = { kind, countryCode, currency, institution, bankCode, holder, number }
  const reason = `${platform.config.shopName} ${reference}`
  const isHeld = (await findPayoutHolds(platform.database, [storeId], platform.clock.now())).has(storeId)
  return { via: due.via, isHeld, request: { reference, amountMinor: minor, reason, to, providerTransferId } }
}
