import type { Application, decideVerification as contract } from '@makola/contract/verification/verification.ts'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isSameName } from '../ledger/payouts/is-same-name.ts'
import { addSeconds } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound, refuse } from '../platform/problem.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { changeStanding } from '../stores/standing/change-standing.ts'
import { findPayoutName } from './find-payout-name.ts'
import { isOwnApplication } from './is-own-application.ts'
import { loadApplication } from './load-application.ts'
import { noteMove } from './note-move.ts'
import { type VerificationRow, verifications } from './tables.ts'
import { requireSubmitted, stateAfter, tierOf } from './verification-states.ts'

type Decision = z.output<(typeof contract)['body']>

/** The time for which the documents of a refused application are kept: long enough for a complaint. */
const refusedSeconds = 90 * 86_400

/**
 * The staff's decision on a submitted application. Verified, the store is approved and of the tier that the documents open. Nobody
 * decides on an application that they submitted themselves, or of a store that they work in.
 * @throws Problem `not-found` (404), `forbidden` (403), `wrong-state` (409) with the present state.
 */
export async function decideVerification(
  platform: Platform,
  by: SignedInCaller,
  { id, decision }: { id: string; decision: Decision },
): Promise<Application> {
  return transact(platform, async (tx) => {
    const [row] = await tx.select().from(verifications).where(eq(verifications.id, id)).for('update')
    if (!row) throw notFound('application')
    requireSubmitted(row.state)
    if (await isOwnApplication(tx, row, by)) throw refuse('verification.own')
    const now = platform.clock.now()
    const state = stateAfter[decision.decision]
    const reasons = decision.decision === 'verify' ? [] : decision.reasons
    const [decided] = await tx
      .update(verifications)
      .set({
        ...{ state, reasons, note: decision.note ?? '', decidedBy: by.accountId, decidedAt: now },
        documentsUntil: state === 'refused' ? addSeconds(now, refusedSeconds) : null,
        version: sql`${verifications.version} + 1`,
      })
      .where(eq(verifications.id, id))
      .returning()
    if (!decided) throw notFound('application')
    if (state === 'verified') await admit(platform, tx, { row: decided, by })
    await recordAudit(tx, platform.clock, {
      storeId: row.storeId,
      by,
      action: 'verification.decided',
      subject: { id, name: row.legalName },
      before: { state: row.state },
      after: { state, ...(reasons.length > 0 && { reasons }), ...(decision.note && { note: decision.note }) },
    })
    noteMove(platform, tx, decided)
    return loadApplication(platform, tx, { id, reader: by })
  })
}

/** Opens what the documents open. A payout account in another name is paid nothing until a person has looked at it. */
async function admit(platform: Platform, tx: Transaction, { row, by }: { row: VerificationRow; by: SignedInCaller }) {
  const payoutName = await findPayoutName(tx, row.storeId)
  const hasOtherName = payoutName !== null && !isSameName(payoutName, row.legalName)
  const { before, after } = await changeStanding(tx, row.storeId, { approval: 'approved', hasOtherName })
  const tier = Math.max(before.tier, tierOf[row.kind])
  // A level that the documents open is theirs, also where the staff had chosen the same.
  if (tier === tierOf[row.kind]) await changeStanding(tx, row.storeId, { tier, tierBy: null })
  await recordAudit(tx, platform.clock, {
    storeId: row.storeId,
    by,
    action: 'store.approved',
    subject: { id: row.storeId, name: row.legalName },
    before: { approval: before.approval, tier: before.tier, hasOtherName: before.hasOtherName },
    after: { approval: after.approval, tier, hasOtherName },
  })
}
