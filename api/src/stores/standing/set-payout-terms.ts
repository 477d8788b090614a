import type { PayoutTerms } from '@makola/contract/stores/payout-terms.ts'
import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { sayAuthor } from '../../auth/account/say-authors.ts'
import { type Caller, nameOf } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { payoutTerms } from '../tables.ts'
import { presentPayoutTerms } from './list-payout-terms.ts'
import { standingSettings } from './settings.ts'

const t = say('en')

type Given = Pick<PayoutTerms, 'tier' | 'reserveBasisPoints' | 'reserveDays' | 'delayDays' | 'version'>

/**
 * Sets the terms by which stores of a tier are paid: the reserve of what is sold from now on, and the delay of what arrives from
 * now on.
 * @throws Problem `wrong-state` (409) when somebody else has changed them meanwhile, `validation-failed` (422) for a delay
 * above that of the whole shop.
 */
export function setPayoutTerms(
  platform: Platform,
  by: Caller,
  { tier, version, ...terms }: Given,
): Promise<PayoutTerms> {
  const { clock, config } = platform
  const { payoutDelayDays: most } = config.of(standingSettings)
  if (terms.delayDays !== null && terms.delayDays > most) {
    throw refuseField('/delayDays', 'platform.not-between', { least: 0, most })
  }
  return transact(platform, async (tx) => {
    // When two save at once, the second finds the version of the first.
    const [before] = await tx.select().from(payoutTerms).where(eq(payoutTerms.tier, tier)).for('update')
    if (!before) throw new Error(`Tier ${tier} has no payout terms`)
    if (before.version !== version) throw refuse('stores.payout-terms-changed')
    const [saved] = await tx
      .update(payoutTerms)
      .set({ ...terms, version: version + 1, updatedBy: nameOf(by), updatedAt: clock.now() })
      .where(eq(payoutTerms.tier, tier))
      .returning()
    if (!saved) throw new Error('Payout terms were set and are not there')
    const said = ({ reserveBasisPoints, reserveDays, delayDays }: typeof saved) => ({
      reserveBasisPoints,
      reserveDays,
      delayDays,
    })
    await recordAudit(tx, clock, {
      storeId: null,
      by,
      action: 'payout-terms.changed',
      subject: { id: String(tier), name: t('stores.limits.level', { tier: String(tier) }) },
      before: said(before),
      after: said(saved),
    })
    return sayAuthor(tx, 'updatedBy', presentPayoutTerms(saved))
  })
}
