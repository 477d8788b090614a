import type { PayoutState } from '@makola/contract/ledger/payouts.ts'
import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { nextCheckTime } from '../../payments/attempts/check-times.ts'
import type { TransferAnswer } from '../../payments/providers/transfer-provider.ts'
import { addSeconds, type Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { lockPayout } from '../payouts/lock-payout.ts'
import { settlePayout } from '../payouts/settle-payout.ts'
import { payouts } from '../tables.ts'

const t = say('en')

type Payout = typeof payouts.$inferSelect

const daySeconds = 86_400

/** An earlier request without an answer may be found late; for this long a refusal of another one proves nothing. */
const findableSeconds = daySeconds

/** Banks return money days after it arrived, and that report, too, can be lost. */
const watchedSeconds = 7 * daySeconds

/** The answer when the provider gives none. */
const silence: TransferAnswer = {
  status: 'pending',
  providerTransferId: null,
  reason: t('ledger.transfer.silence'),
  feeMinor: null,
}

/**
 * Records a provider's answer about a payout; null: it did not answer. A failed one stays failed, an arrived one can only come
 * back, and a missing answer never means failure: it could be paid twice.
 */
export async function settleTransfer(
  platform: { clock: Clock },
  tx: Transaction,
  payoutId: string,
  answer: TransferAnswer | null,
): Promise<void> {
  const { payout, via } = await lockPayout(tx, payoutId)
  if (payout.state === 'failed') return
  const now = platform.clock.now()
  const { status, reason, feeMinor, ...said } = answer ? trusted(answer, payout, now) : silence
  const providerTransferId = said.providerTransferId ?? payout.providerTransferId
  const as = stateAfter(payout, { status, providerTransferId })
  const claimedUntil = answer ? null : payout.claimedUntil
  // Due only when it can be leased: otherwise the sweeper would find it again and again.
  const nextTryAt = latest(nextAskTime(payout, as, now), claimedUntil)
  const told = { providerTransferId, claimedUntil, nextTryAt }
  if (as === payout.state) {
    const note = as === 'paid' ? payout.note : (reason ?? '')
    await tx
      .update(payouts)
      .set({ ...told, note })
      .where(eq(payouts.id, payoutId))
    return
  }
  if (as === 'requested') throw new Error(`The payout ${payoutId} cannot be ${as} again`)
  // The fee is posted with the arrival: later reports of it change nothing.
  const fee = as === 'paid' ? { feeMinor } : {}
  const note = reason ?? providerTransferId ?? ''
  await settlePayout(platform, tx, payout, { as, via, by: via, note, told: { ...told, ...fee } })
}

/** A refusal of a possibly repeated request is not final: the store would be owed again what may have gone out. */
function trusted(answer: TransferAnswer, { tries, createdAt }: Payout, now: Date): TransferAnswer {
  const isRefusal = answer.status === 'failed' && answer.providerTransferId === null
  if (!isRefusal || tries === 1 || now >= addSeconds(createdAt, findableSeconds)) return answer
  const reason = t('ledger.transfer.not-final', { reason: answer.reason ?? '' })
  return { ...answer, status: 'pending', reason }
}

/** A provider that has named it has accepted it. */
function stateAfter(
  { state }: Payout,
  { status, providerTransferId }: Pick<TransferAnswer, 'status' | 'providerTransferId'>,
): PayoutState {
  if (status === 'failed') return 'failed'
  if (status === 'succeeded' || state === 'paid') return 'paid'
  return providerTransferId === null ? state : 'sent'
}

/** A final state stays final. */
function latest(due: Date | null, free: Date | null): Date | null {
  return due && free && free > due ? free : due
}

/** After 1, 5, 15 and 60 minutes, every hour, then every day; null once it cannot come back any more. */
function nextAskTime({ createdAt }: Payout, as: PayoutState, now: Date): Date | null {
  if (as === 'failed') return null
  const tomorrow = addSeconds(now, daySeconds)
  if (as === 'paid') return tomorrow > addSeconds(createdAt, watchedSeconds) ? null : tomorrow
  return nextCheckTime(createdAt, now) ?? tomorrow
}
