import type { takeDown as contract, StaffTakedown } from '@makola/contract/moderation/moderation.ts'
import { say } from '@makola/words/say.ts'
import { and, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { blockProduct, blockProductIn } from '../catalogue/editor/block-product.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { newId } from '../platform/ids.ts'
import { emit } from '../platform/messaging/events.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { refuse, refuseField } from '../platform/problem.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { lockStore } from '../stores/lock-own-store.ts'
import { changeStanding } from '../stores/standing/change-standing.ts'
import { decideReports } from './decide-report.ts'
import { buyersToWarn } from './events.ts'
import { findTakedown, presentForStaff } from './load-takedowns.ts'
import { noteStep } from './note-step.ts'
import { addStrike } from './strikes/give-strike.ts'
import { findSubject } from './subjects/find-subject.ts'
import { lockSubject } from './subjects/lock-subject.ts'
import { isAbout } from './subjects/subject-columns.ts'
import { reports, type TakedownRow, takedowns } from './tables.ts'

const t = say('en')

type Given = z.output<(typeof contract)['body']>

/**
 * Takes a product or a store off the shop, with the statement of reasons that the store gets and, where it is told to, a strike.
 * The seller's own status is kept for the day when it comes back; the open reports of it are upheld.
 * @throws Problem `not-found` (404), `validation-failed` (422) for countries or a warning with a store, `wrong-state` (409) when it is
 * down already.
 */
export async function takeDown(platform: Platform, by: SignedInCaller, given: Given): Promise<StaffTakedown> {
  return transact(platform, async (tx) => {
    const { storeId, productId, name } = await findSubject(tx, given.subject)
    const { countries, warning } = readScope(given, productId)
    await lockSubject(tx, { storeId, productId })
    const now = platform.clock.now()
    const { ground, groundText, facts } = given
    const [row] = await tx
      .insert(takedowns)
      .values({
        ...{ id: newId(), storeId, productId, ground, groundText, facts, countries, warning },
        ...{ decidedBy: by.accountId, at: now },
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw refuse('moderation.already-down')
    await block(tx, row)
    const answer = t('moderation.news.report-upheld', { scope: countries ? 'countries' : 'everywhere' })
    await decideReports(platform, tx, {
      ...{ by, answer, decision: 'upheld' },
      which: and(isAbout(reports, { storeId, productId }), isNull(reports.messageId)),
    })
    await recordAudit(tx, platform.clock, {
      ...{ storeId, by, action: 'takedown.decided' },
      subject: { id: productId ?? storeId, name },
      after: { ground, groundText, facts, ...(countries && { countries }), ...(warning && { warning }) },
    })
    noteStep(platform, tx, row, 'taken-down')
    if (warning) emit(tx, buyersToWarn, { takedownId: row.id, at: now.toISOString() })
    if (given.strikePoints !== undefined) {
      const { name: storeName } = await lockStore(tx, storeId)
      const store = { id: storeId, name: storeName }
      const about = { cause: 'takedown', takedownId: row.id, reason: `${groundText}. ${facts}` } as const
      await addStrike(platform, tx, { store, by, points: given.strikePoints, ...about })
    }
    return presentForStaff(await findTakedown(tx, row.id), by, now)
  })
}

/** Only a product can be down in some countries, and only its buyers can be warned. */
function readScope({ countries, warning = '' }: Given, productId: string | null) {
  if (countries && productId === null) throw refuseField('/countries', 'moderation.countries-of-store')
  if (warning && productId === null) throw refuseField('/warning', 'moderation.warning-of-store')
  return { countries: countries ? [...new Set(countries)].toSorted() : null, warning: warning.trim() }
}

async function block(tx: Transaction, { storeId, productId, countries, at }: TakedownRow): Promise<void> {
  if (productId === null) await changeStanding(tx, storeId, { isBlocked: true })
  else if (countries === null) await blockProduct(tx, productId, at)
  else await blockProductIn(tx, productId, countries)
}
