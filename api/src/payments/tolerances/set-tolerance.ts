import type { Tolerance } from '@makola/contract/payments/tolerances.ts'
import { eq, sql } from 'drizzle-orm'
import { sayAuthor } from '../../auth/account/say-authors.ts'
import { type Caller, nameOf } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { paymentTolerances } from '../tables.ts'
import { presentTolerance } from './list-tolerances.ts'

type Given = { currency: string; basisPoints: number; mostMinor: number; version: number }

/**
 * Sets how short a payment in a currency may fall, for money that arrives from now on.
 * @throws Problem `wrong-state` (409) when somebody else has changed it meanwhile.
 */
export function setTolerance(platform: Platform, by: Caller, { version, ...given }: Given): Promise<Tolerance> {
  const { clock } = platform
  const { currency, basisPoints, mostMinor } = given
  return transact(platform, async (tx) => {
    // When two save at once, the second finds the version of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payment_tolerances'), hashtext(${currency}))`)
    const [before] = await tx.select().from(paymentTolerances).where(eq(paymentTolerances.currency, currency))
    if ((before?.version ?? 0) !== version) throw refuse('payments.tolerance-changed')
    const change = { basisPoints, mostMinor, version: version + 1, updatedBy: nameOf(by), updatedAt: clock.now() }
    const [saved] = await tx
      .insert(paymentTolerances)
      .values({ currency, ...change })
      .onConflictDoUpdate({ target: paymentTolerances.currency, set: change })
      .returning()
    if (!saved) throw new Error('A tolerance was set and is not there')
    const said = ({ basisPoints, mostMinor: amount }: typeof saved) => ({ basisPoints, most: { amount, currency } })
    await recordAudit(tx, clock, {
      storeId: null,
      by,
      action: 'tolerance.changed',
      subject: { id: currency, name: currency },
      before: before ? said(before) : null,
      after: said(saved),
    })
    return sayAuthor(tx, 'updatedBy', presentTolerance(saved))
  })
}
