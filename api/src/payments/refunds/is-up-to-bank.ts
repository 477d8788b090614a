import { say } from '@makola/words/say.ts'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { isRealDispute } from '../disputes/require-undisputed.ts'
import { disputes, payments, refunds } from '../tables.ts'
import { recordRefund } from './record-refund.ts'
import { openRefundStates } from './refund-states.ts'

const t = say('en')

type Dispute = typeof disputes.$inferSelect

/** The seconds after which it is looked again whether a bank still decides. */
const waitSeconds = 3600

/**
 * Keeps back a refund that no provider knows yet, where a bank decides about its money: the buyer would have it twice. While the bank
 * decides it waits. Once the bank has taken the money it ends, and the stores bear the loss that the shop has borne until then.
 * @returns False for a refund that may be sent.
 */
export function isUpToBank(platform: Platform, refundId: string): Promise<boolean> {
  const now = platform.clock.now()
  const isUnsent = and(
    eq(refunds.id, refundId),
    eq(refunds.tries, 0),
    isNull(refunds.providerRefundId),
    isNull(refunds.byHand),
    inArray(refunds.state, openRefundStates),
  )
  return transact(platform, async (tx) => {
    // The payment's lock, as for every change of its money.
    const [unsent] = await tx
      .select({ factId: refunds.factId })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(isUnsent)
      .for('update', { of: payments })
    if (!unsent) return false
    const told = await tx.select().from(disputes).where(eq(disputes.factId, unsent.factId))
    if (told.some(isUndecided)) {
      await tx
        .update(refunds)
        .set({ nextTryAt: addSeconds(now, waitSeconds) })
        .where(isUnsent)
      return true
    }
    if (!(await isTaken(tx, told))) return false
    // A process that sends it at this moment has counted a try.
    const ended = await tx.update(refunds).set({ tries: 1 }).where(isUnsent).returning({ id: refunds.id })
    if (ended.length === 0) return false
    await recordRefund(tx, refundId, { status: 'failed', reason: t('payments.by-provider.dispute-took-it'), now })
    return true
  })
}

const isLoss = ({ state, fundsState }: Dispute) => state === 'lost' && fundsState === 'withdrawn'

/** A loss that is not booked yet is not over. */
const isUndecided = (dispute: Dispute) =>
  isRealDispute(dispute.state) || (isLoss(dispute) && dispute.lossBookedAt === null)

/** Returns true where the shop bears a part of a loss, which is what refunds had been promised when it was booked. */
async function isTaken(tx: Transaction, told: readonly Dispute[]): Promise<boolean> {
  for (const { id, amountMinor } of told.filter(isLoss)) {
    const [taken] = await tx
      .select({ minor: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)`.mapWith(Number) })
      .from(refunds)
      .where(and(eq(refunds.disputeId, id), ne(refunds.state, 'failed')))
    if ((taken?.minor ?? 0) < amountMinor) return true
  }
  return false
}
