import { say } from '@makola/words/say.ts'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { commissionTerms } from '../tables.ts'
import { listCommissionTerms } from './list-commission-terms.ts'

const t = say('en')

/**
 * Deletes terms; lines sold under them stay unchanged.
 * @throws Problem `not-found` (404); `wrong-state` (409) when somebody else has changed them since the caller saw `version`.
 */
export async function deleteCommissionTerms(
  platform: Platform,
  by: Caller,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await transact(platform, async (tx) => {
    const [terms] = await listCommissionTerms(tx, eq(commissionTerms.id, id))
    if (!terms) throw notFound('commission')
    const [deleted] = await tx
      .delete(commissionTerms)
      .where(and(eq(commissionTerms.id, id), eq(commissionTerms.version, version)))
      .returning({ basisPoints: commissionTerms.basisPoints, fixed: commissionTerms.fixed })
    if (!deleted) throw refuse('ledger.terms-changed')
    await recordAudit(tx, platform.clock, {
      storeId: terms.for.kind === 'store' ? terms.for.id : null,
      by,
      action: 'commission.deleted',
      subject: { id, name: terms.for.name || t('ledger.commission.all-sales') },
      before: deleted,
    })
  })
}
