import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { commissionTerms } from '../tables.ts'
import { listCommissionTerms } from './list-commission-terms.ts'

const t = say('en')

/**
 * Deletes terms; lines sold under them stay unchanged.
 * @throws Problem `not-found` (404).
 */
export async function deleteCommissionTerms(platform: Platform, by: Caller, id: string): Promise<void> {
  await transact(platform, async (tx) => {
    const [terms] = await listCommissionTerms(tx, eq(commissionTerms.id, id))
    const deleted = await tx.delete(commissionTerms).where(eq(commissionTerms.id, id)).returning()
    if (!terms || deleted.length === 0) throw notFound('commission')
    const { basisPoints, fixed } = terms
    await recordAudit(tx, platform.clock, {
      storeId: terms.for.kind === 'store' ? terms.for.id : null,
      by,
      action: 'commission.deleted',
      subject: { id, name: terms.for.name || t('ledger.commission.all-sales') },
      before: { basisPoints, fixed },
    })
  })
}
