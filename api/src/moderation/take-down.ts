import type { takeDown as contract, StaffTakedown } from '@makola/contract/moderation.ts'
import { say } from '@makola/words/say.ts'
import { and, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { blockProduct } from '../catalogue/editor/block-product.ts'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { newId } from '../platform/ids.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { refuse } from '../platform/problem.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { lockStore } from '../stores/lock-own-store.ts'
import { changeStanding } from '../stores/standing/change-standing.ts'
import { decideReports } from './decide-report.ts'
import { findSubject } from './find-subject.ts'
import { findTakedown, presentForStaff } from './load-takedowns.ts'
import { lockSubject } from './lock-subject.ts'
import { noteStep } from './note-step.ts'
import { addStrike } from './strikes/give-strike.ts'
import { isAbout } from './subject-columns.ts'
import { reports, takedowns } from './tables.ts'

const t = say('en')

type Given = z.output<(typeof contract)['body']>

/**
 * Takes a product or a store off the shop, with the statement of reasons that the store gets and, where it is told to, a strike.
 * The seller's own status is kept for the day when it comes back; the open reports of it are upheld.
 * @throws Problem `not-found` (404), `wrong-state` (409) when it is down already.
 */
export async function takeDown(platform: Platform, by: SignedInCaller, given: Given): Promise<StaffTakedown> {
  return transact(platform, async (tx) => {
    const { storeId, productId, name } = await findSubject(tx, given.subject)
    await lockSubject(tx, { storeId, productId })
    const now = platform.clock.now()
    const { ground, groundText, facts } = given
    const [row] = await tx
      .insert(takedowns)
      .values({ id: newId(), storeId, productId, ground, groundText, facts, decidedBy: by.accountId, at: now })
      .onConflictDoNothing()
      .returning()
    if (!row) throw refuse('moderation.already-down')
    if (productId) await blockProduct(tx, productId, now)
    else await changeStanding(tx, storeId, { isBlocked: true })
    const answer = t('moderation.news.report-upheld')
    await decideReports(platform, tx, {
      ...{ by, answer, decision: 'upheld' },
      which: and(isAbout(reports, { storeId, productId }), isNull(reports.messageId)),
    })
    await recordAudit(tx, platform.clock, {
      ...{ storeId, by, action: 'takedown.decided' },
      subject: { id: productId ?? storeId, name },
      after: { ground, groundText, facts },
    })
    noteStep(platform, tx, row, 'taken-down')
    if (given.strikePoints !== undefined) {
      const { name: storeName } = await lockStore(tx, storeId)
      const store = { id: storeId, name: storeName }
      const about = { cause: 'takedown', takedownId: row.id, reason: `${groundText}. ${facts}` } as const
      await addStrike(platform, tx, { store, by, points: given.strikePoints, ...about })
    }
    return presentForStaff(await findTakedown(tx, row.id), by, now)
  })
}
