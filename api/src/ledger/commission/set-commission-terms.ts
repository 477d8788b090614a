import type { Money } from '@makola/contract/http/fields.ts'
import type { CommissionSubject, CommissionTerms } from '@makola/contract/ledger/ledger.ts'
import { say } from '@makola/words/say.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { categories } from '../../catalogue/tables.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { type Caller, nameOf } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { stores } from '../../stores/tables.ts'
import { commissionTerms } from '../tables.ts'
import { listCommissionTerms } from './list-commission-terms.ts'

const t = say('en')

type Given = { for: CommissionSubject; basisPoints: number; fixed: Money[]; version: number }

/**
 * Sets the commission on sales from now on, replacing the terms of the same store, category or the shop.
 * @throws Problem `validation-failed` (422) for a store or category that there is not, or two amounts in one currency; `wrong-state`
 * (409) when somebody else has changed them meanwhile.
 */
export async function setCommissionTerms(
  platform: Platform,
  by: Caller | string,
  { for: subject, basisPoints, fixed, version }: Given,
): Promise<CommissionTerms> {
  const repeated = fixed.findIndex(({ currency }, index) => fixed.findIndex((one) => one.currency === currency) < index)
  if (repeated >= 0) throw refuseField(`/fixed/${repeated}/currency`, 'ledger.currency-repeated')
  return transact(platform, async (tx) => {
    const name = await nameSubject(tx, subject)
    const before = await lockTerms(tx, subject)
    if ((before?.version ?? 0) !== version) throw refuse('ledger.terms-changed')
    const change = { basisPoints, fixed, version: version + 1, updatedBy: nameOf(by), updatedAt: platform.clock.now() }
    const [saved] = await tx
      .insert(commissionTerms)
      .values({ id: newId(), ...ownerOf(subject), ...change })
      .onConflictDoUpdate({ target: [commissionTerms.storeId, commissionTerms.categoryId], set: change })
      .returning({ id: commissionTerms.id })
    const [terms] = saved ? await listCommissionTerms(tx, eq(commissionTerms.id, saved.id)) : []
    if (!terms) throw new Error('Terms were set and are not there')
    await recordAudit(tx, platform.clock, {
      storeId: ownerOf(subject).storeId,
      by,
      action: 'commission.changed',
      subject: { id: terms.id, name },
      before: before && { basisPoints: before.basisPoints, fixed: before.fixed },
      after: { basisPoints, fixed },
    })
    return terms
  })
}

function ownerOf(subject: CommissionSubject) {
  return {
    storeId: subject.kind === 'store' ? subject.id : null,
    categoryId: subject.kind === 'category' ? subject.id : null,
  }
}

/** The subject's name in the activity log. */
async function nameSubject(db: Queryable, subject: CommissionSubject): Promise<string> {
  if (subject.kind === 'shop') return t('ledger.commission.all-sales')
  const table = subject.kind === 'store' ? stores : categories
  const [row] = await db.select({ name: table.name }).from(table).where(eq(table.id, subject.id))
  if (!row) throw refuseField('/for/id', 'ledger.subject-unknown', { subject: subject.kind })
  return row.name
}

/**
 * Locks the terms, so that the second of two who save at once finds the version of the first, even where there were none. A deletion
 * waits or is seen.
 */
async function lockTerms(tx: Transaction, subject: CommissionSubject) {
  const { storeId, categoryId } = ownerOf(subject)
  const owner = storeId ?? categoryId ?? 'shop'
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('commission_terms'), hashtext(${owner}))`)
  const [row] = await tx
    .select()
    .from(commissionTerms)
    .where(
      and(
        storeId === null ? isNull(commissionTerms.storeId) : eq(commissionTerms.storeId, storeId),
        categoryId === null ? isNull(commissionTerms.categoryId) : eq(commissionTerms.categoryId, categoryId),
      ),
    )
    .for('update')
  return row ?? null
}
