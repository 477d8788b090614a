import { and, eq, gt, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import { disputes } from '../tables.ts'

/** The sum that a dispute has taken of parcels, or of money that is no order's. A selected column would lose the name of its table. */
export const takenOfDispute = sql<number>`(
  select coalesce(sum(taken.amount_minor), 0) from refunds taken
  where taken.dispute_id = disputes.id and taken.state <> 'failed')`.mapWith(Number)

/** True for the lost disputes whose money the bank has: a loss is borne, and stays so unless the bank gives the money back. */
export const isBorneLoss = and(eq(disputes.fundsState, 'withdrawn'), isNotNull(disputes.lossBookedAt))

/** True for those of them of which the shop bears a part: a refund of this money would pay the buyer twice. */
export const isLossOfShopOf = (factId: SQLWrapper) =>
  and(eq(disputes.factId, factId), isBorneLoss, gt(disputes.amountMinor, takenOfDispute))
