import { say } from '@makola/words/say.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { addSeconds } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import { emit } from '../../../platform/messaging/events.ts'
import { type Platform, transact } from '../../../platform/platform.ts'
import { sandboxWebhookDue } from '../../events.ts'
import { sandboxCharges } from '../../tables.ts'
import { openCharge } from './open-charge.ts'

const t = say('en')

const seconds = z.coerce.number().int().min(0).max(86_400)

const declineReasons = {
  'insufficient-funds': t('payments.sandbox.funds'),
  'card-declined': t('payments.sandbox.declined'),
} as const

/** The choices on the sandbox's page; every field defaults to the untouched form's value. */
export const sandboxChoice = z.object({
  action: z.enum(['approve', 'approve-and-close', 'decline', 'leave', 'slow']),
  reason: z.enum(['insufficient-funds', 'card-declined']).default('insufficient-funds'),
  slowSeconds: seconds.default(20),
  webhook: z.enum(['once', 'late', 'twice', 'never']).default('once'),
  lateSeconds: seconds.default(60),
  tamper: z.enum(['none', 'one-short', 'one-over', 'other-currency']).default('none'),
  refunds: z.enum(['at-once', 'later', 'failed', 'needs-attention', 'turned-away']).default('at-once'),
  afterwards: z.enum(['return', 'close']).default('return'),
})

export type SandboxChoice = z.output<typeof sandboxChoice>

type Charge = typeof sandboxCharges.$inferSelect

/**
 * Ends an open charge as chosen and queues its webhooks. A decided charge stays unchanged.
 * @returns The charge as it is now, or null when there is none.
 */
export async function decideSandboxCharge(
  platform: Platform,
  reference: string,
  choice: SandboxChoice,
): Promise<Charge | null> {
  return transact(platform, async (tx) => {
    if (!(await openCharge(tx, platform, reference))) return null
    const [charge] = await tx.select().from(sandboxCharges).where(eq(sandboxCharges.reference, reference)).for('update')
    if (!charge) return null
    const [decided] = await tx
      .update(sandboxCharges)
      .set(outcomeOf(charge, choice, platform.clock.now()))
      .where(
        and(
          eq(sandboxCharges.reference, reference),
          eq(sandboxCharges.status, 'pending'),
          isNull(sandboxCharges.succeedsAt),
        ),
      )
      .returning()
    if (!decided) return charge
    const eventId = `evt_${newId()}`
    for (const afterSeconds of webhookTimes(choice)) emit(tx, sandboxWebhookDue, { reference, eventId }, afterSeconds)
    return decided
  })
}

function outcomeOf(charge: Charge, choice: SandboxChoice, now: Date): Partial<Charge> {
  switch (choice.action) {
    case 'approve':
    case 'approve-and-close':
      return { status: 'success', refundsEnd: choice.refunds, ...tampered(charge, choice.tamper) }
    case 'slow':
      return {
        succeedsAt: addSeconds(now, choice.slowSeconds),
        refundsEnd: choice.refunds,
        ...tampered(charge, choice.tamper),
      }
    case 'decline':
      return { status: 'failed', reason: declineReasons[choice.reason] }
    case 'leave':
      return { status: 'abandoned', reason: t('payments.sandbox.left') }
  }
}

/** The booking that differs from the request, as chosen on the page. */
function tampered(charge: Charge, tamper: SandboxChoice['tamper']): Partial<Charge> {
  switch (tamper) {
    case 'none':
      return {}
    case 'one-short':
      return { amountMinor: charge.amountMinor - 1 }
    case 'one-over':
      return { amountMinor: charge.amountMinor + 1 }
    case 'other-currency':
      return { currency: charge.currency === 'EUR' ? 'USD' : 'EUR' }
  }
}

/** The delays of its webhooks, in seconds. Leaving the page makes no transaction to report. */
function webhookTimes({ action, webhook, slowSeconds, lateSeconds }: SandboxChoice): number[] {
  if (action === 'leave' || webhook === 'never') return []
  const first = (action === 'slow' ? slowSeconds + 1 : 0) + (webhook === 'late' ? lateSeconds : 0)
  return webhook === 'twice' ? [first, first] : [first]
}
