import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { emit } from '../../../platform/messaging/events.ts'
import { type Platform, transact } from '../../../platform/platform.ts'
import { disputeNews } from '../../events.ts'
import { sandboxCharges, sandboxDisputes } from '../../tables.ts'
import { openSandboxDispute } from './disputes.ts'
import { statusOf } from './pay.ts'

/** `dispute`: the buyer asks the bank for the money back. `wait`: the time passes in which the shop may answer and the bank decides. */
export const bankAct = z.object({ act: z.enum(['dispute', 'wait']) })

/** Longer than any answer and any decision takes at the sandbox's bank. */
const waitHours = 49

/**
 * Acts at the sandbox's bank as a buyer does, or lets its time pass; the shop hears of it like of any provider's dispute. One
 * payment is disputed once. Returns false for a payment that the sandbox has not booked.
 */
export async function actAtBank(
  platform: Platform,
  { reference, act }: z.output<typeof bankAct> & { reference: string },
): Promise<boolean> {
  const { clock } = platform
  return transact(platform, async (tx) => {
    const [charge] = await tx.select().from(sandboxCharges).where(eq(sandboxCharges.reference, reference)).for('update')
    if (!charge || statusOf(charge, clock.now()) !== 'success') return false
    const ofIt = eq(sandboxDisputes.reference, reference)
    const [known] = await tx.select().from(sandboxDisputes).where(ofIt)
    if (act === 'wait' && known) {
      const earlier = sql`interval '1 hour' * ${waitHours}`
      await tx
        .update(sandboxDisputes)
        .set({ openedAt: sql`opened_at - ${earlier}`, evidenceAt: sql`evidence_at - ${earlier}` })
        .where(and(ofIt, isNull(sandboxDisputes.acceptedAt)))
    }
    const isNew = act === 'dispute' && !known
    const providerDisputeId = isNew ? await openSandboxDispute({ database: tx, clock }, reference) : known?.id
    if (providerDisputeId) emit(tx, disputeNews, { provider: 'sandbox', providerDisputeId })
    return true
  })
}

/** True when a buyer has disputed the payment at the sandbox's bank. */
export async function isDisputedAtBank({ database }: Platform, reference: string): Promise<boolean> {
  return (await database.$count(sandboxDisputes, eq(sandboxDisputes.reference, reference))) > 0
}
