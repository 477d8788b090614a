import { say } from '@makola/words/say.ts'
import { and, eq, gte, isNull, type SQL } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import { addSeconds } from '../../../platform/clock.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sandboxCharges, sandboxDisputes } from '../../tables.ts'
import type { DisputeDesk, ProviderDispute } from '../dispute-desk.ts'

const t = say('en')

const answerSeconds = 48 * 3600
const decisionSeconds = 3600

type Charge = typeof sandboxCharges.$inferSelect
type Dispute = typeof sandboxDisputes.$inferSelect

/** The sandbox's bank: it takes the money at once, believes every evidence an hour later, and keeps the money after silence. */
export function openSandboxDisputes({ database, clock }: Platform): DisputeDesk {
  const find = (which: SQL) =>
    database
      .select({ dispute: sandboxDisputes, charge: sandboxCharges })
      .from(sandboxDisputes)
      .innerJoin(sandboxCharges, eq(sandboxCharges.reference, sandboxDisputes.reference))
      .where(which)
  const answer = async (id: string, answered: Partial<Dispute>) => {
    const isOpen = and(isNull(sandboxDisputes.evidenceAt), isNull(sandboxDisputes.acceptedAt))
    await database
      .update(sandboxDisputes)
      .set(answered)
      .where(and(eq(sandboxDisputes.id, id), isOpen))
  }
  return {
    async list(since) {
      const rows = await find(gte(sandboxDisputes.openedAt, since))
      return rows.map((row) => tell(row, clock.now()))
    },
    async read(id) {
      const [row] = await find(eq(sandboxDisputes.id, id))
      if (!row) throw new Error(`The sandbox has no dispute ${id}`)
      return tell(row, clock.now())
    },
    sendEvidence: (id) => answer(id, { evidenceAt: clock.now() }),
    accept: ({ id }) => answer(id, { acceptedAt: clock.now() }),
  }
}

/** A buyer disputes a payment at the sandbox's bank. Returns the bank's name for it. */
export async function openSandboxDispute(
  { database, clock }: { database: Queryable; clock: Clock },
  reference: string,
): Promise<string> {
  const id = `sandbox-${newId()}`
  await database.insert(sandboxDisputes).values({ id, reference, openedAt: clock.now() })
  return id
}

function tell({ dispute, charge }: { dispute: Dispute; charge: Charge }, now: Date): ProviderDispute {
  const { id, reference, openedAt } = dispute
  const { transactionId, amountMinor, currency } = charge
  const dueAt = addSeconds(openedAt, answerSeconds)
  return {
    ...{ id, reference, transactionId, amountMinor, currency, dueAt, feeMinor: 0, feeCurrency: currency },
    reason: t('payments.sandbox.dispute-reason'),
    ...outcomeOf(dispute, { dueAt, now }),
  }
}

function outcomeOf(
  { evidenceAt, acceptedAt }: Dispute,
  { dueAt, now }: { dueAt: Date; now: Date },
): Pick<ProviderDispute, 'state' | 'fundsState'> {
  if (evidenceAt && addSeconds(evidenceAt, decisionSeconds) <= now) return { state: 'won', fundsState: 'reinstated' }
  if (evidenceAt) return { state: 'under_review', fundsState: 'withdrawn' }
  if (acceptedAt || dueAt <= now) return { state: 'lost', fundsState: 'withdrawn' }
  return { state: 'needs_response', fundsState: 'withdrawn' }
}
