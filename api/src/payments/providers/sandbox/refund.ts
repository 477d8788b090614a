import { say } from '@makola/words/say.ts'
import { and, eq, sql } from 'drizzle-orm'
import { addSeconds } from '../../../platform/clock.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { emit } from '../../../platform/messaging/events.ts'
import { type Platform, transact } from '../../../platform/platform.ts'
import { sandboxWebhookDue } from '../../events.ts'
import { sandboxCharges, sandboxRefunds } from '../../tables.ts'
import type { ListedRefund, ListRefunds, RefundAnswer, RefundRequest } from '../provider.ts'

const t = say('en')

type Charge = typeof sandboxCharges.$inferSelect
type Refund = typeof sandboxRefunds.$inferSelect

const sandboxRefundPrefix = 'sbr-'

/** The sandbox's delay for a refund that does not arrive at once, in seconds. */
const laterSeconds = 20

/**
 * Books a refund in the sandbox's own books, once for each key, and never more than the charge; a webhook reports the end of a
 * slow one. Repeated, it returns the refund's state.
 */
export async function bookSandboxRefund(platform: Platform, request: RefundRequest): Promise<RefundAnswer> {
  const now = platform.clock.now()
  return transact(platform, async (tx) => {
    const { reference, transactionId } = request
    const key = request.providerRefundId?.replace(sandboxRefundPrefix, '') ?? request.key
    const [charge] = await tx
      .select()
      .from(sandboxCharges)
      .where(and(eq(sandboxCharges.reference, reference), eq(sandboxCharges.transactionId, transactionId)))
      .for('update')
    if (!charge) throw new Error('the sandbox knows no such charge')
    const [known] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key))
    if (known) return answerOf(known, now)
    if (request.currency !== charge.currency || request.amountMinor > (await openMinor(tx, charge, now))) {
      return { status: 'failed', providerRefundId: null, reason: t('payments.sandbox.too-much') }
    }
    const refund = refundOf(charge, { ...request, key }, now)
    await tx.insert(sandboxRefunds).values(refund)
    if (refund.endsAt > now) {
      emit(tx, sandboxWebhookDue, { reference, eventId: `evt_${newId()}`, refundKey: key }, laterSeconds + 1)
    }
    return answerOf(refund, now)
  })
}

async function openMinor(tx: Transaction, { reference, amountMinor }: Charge, now: Date): Promise<number> {
  const isGone = sql`("end" = 'succeeded' or ("end" = 'turned-away' and ends_at > ${now.toISOString()}))`
  const [booked] = await tx
    .select({ minor: sql<number>`coalesce(sum(amount_minor), 0)`.mapWith(Number) })
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.reference, reference), isGone))
  return amountMinor - (booked?.minor ?? 0)
}

function refundOf({ reference, refundsEnd }: Charge, { key, amountMinor }: RefundRequest, now: Date): Refund {
  const end = refundsEnd === 'at-once' || refundsEnd === 'later' ? 'succeeded' : refundsEnd
  const endsAt = refundsEnd === 'at-once' ? now : addSeconds(now, laterSeconds)
  return { key, reference, amountMinor, end, endsAt }
}

const untilThen = {
  succeeded: 'processing',
  failed: 'processing',
  'needs-attention': 'requested',
  'turned-away': 'succeeded',
} as const
const inTheEnd = {
  succeeded: 'succeeded',
  failed: 'failed',
  'needs-attention': 'needs_attention',
  'turned-away': 'failed',
} as const

const reasons: Partial<Record<RefundAnswer['status'], string>> = {
  failed: t('payments.by-provider.not-taken-back'),
  needs_attention: t('payments.sandbox.needs-account'),
}

function answerOf({ key, end, endsAt }: Refund, now: Date): RefundAnswer {
  const status = (endsAt <= now ? inTheEnd : untilThen)[end]
  return { status, providerRefundId: `${sandboxRefundPrefix}${key}`, reason: reasons[status] ?? null }
}

/** All refunds of a charge in the sandbox's books, whoever made them. */
export async function listSandboxRefunds(
  { database, clock }: Platform,
  { reference }: ListRefunds,
): Promise<ListedRefund[]> {
  const rows = await database.select().from(sandboxRefunds).where(eq(sandboxRefunds.reference, reference))
  return rows.map((row) => {
    const { status } = answerOf(row, clock.now())
    return { providerRefundId: `${sandboxRefundPrefix}${row.key}`, note: row.key, amountMinor: row.amountMinor, status }
  })
}
