import type { createReport as contract } from '@makola/contract/moderation/moderation.ts'
import type { z } from 'zod'
import type { Caller } from '../platform/http/caller.ts'
import { newId } from '../platform/ids.ts'
import { emit } from '../platform/messaging/events.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { reportCreated } from './events.ts'
import { findSubject } from './subjects/find-subject.ts'
import { reports } from './tables.ts'

type Given = { caller: Caller; reporter: string; said: z.output<(typeof contract)['body']> }

/**
 * Reports a product or a store that everybody can see. It stays; a second report of the same person changes nothing until the
 * first is decided.
 * @throws Problem `not-found` (404).
 */
export async function createReport(platform: Platform, { caller, reporter, said }: Given): Promise<void> {
  await transact(platform, async (tx) => {
    const { storeId, productId, name, isPublic } = await findSubject(tx, said.subject)
    if (!isPublic) throw notFound(said.subject.kind)
    const at = platform.clock.now()
    const { reason, text = '', contact = '' } = said
    const [report] = await tx
      .insert(reports)
      .values({ ...{ id: newId(), storeId, productId, reporter, reason, contact, at }, text: text.trim() })
      .onConflictDoNothing()
      .returning({ id: reports.id })
    if (!report) return
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: caller,
      action: 'thing.reported',
      subject: { id: productId ?? storeId, name },
      after: { reason },
    })
    emit(tx, reportCreated, { reportId: report.id, at: at.toISOString() })
  })
}
