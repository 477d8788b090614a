import type { ThingReport } from '@makola/contract/moderation/moderation.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { emit } from '../platform/messaging/events.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound, refuse } from '../platform/problem.ts'
import { recordAudits } from '../shop/record-audit.ts'
import { reportDecided } from './events.ts'
import { presentReport, selectReports } from './list-reports.ts'
import { reports } from './tables.ts'

type Decision = { decision: 'upheld' | 'dismissed'; answer: string }

/**
 * Decides one report; its writer gets the answer by email.
 * @throws Problem `not-found` (404), `wrong-state` (409) when somebody else was faster.
 */
export async function decideReport(
  platform: Platform,
  by: SignedInCaller,
  { id, ...decision }: Decision & { id: string },
): Promise<ThingReport> {
  return transact(platform, async (tx) => {
    const decided = await decideReports(platform, tx, { which: eq(reports.id, id), by, ...decision })
    const [found] = await selectReports(tx, eq(reports.id, id))
    if (!found) throw notFound('report')
    if (decided === 0) throw refuse('moderation.report-decided', {}, { current: { state: found.report.state } })
    return presentReport(found)
  })
}

type Deciding = Decision & { which: SQL | undefined; by: SignedInCaller }

/** Decides all open ones of some reports. Returns how many there were. */
export async function decideReports(
  { clock }: Platform,
  tx: Transaction,
  { which, by, decision, answer }: Deciding,
): Promise<number> {
  const now = clock.now()
  const decided = await tx
    .update(reports)
    .set({ state: decision, answer, deciderId: by.accountId, decidedAt: now })
    .where(and(which, eq(reports.state, 'open')))
    .returning({ id: reports.id, reason: reports.reason })
  for (const { id } of decided) emit(tx, reportDecided, { reportId: id, at: now.toISOString() })
  await recordAudits(
    tx,
    clock,
    decided.map(({ id, reason }) => ({
      ...{ storeId: null, by, action: 'report.decided' },
      subject: { id, name: reason },
      after: { decision, answer },
    })),
  )
  return decided.length
}
