import { isSameName } from '../ledger/payouts/is-same-name.ts'
import type { payoutAccounts } from '../ledger/tables.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { lockStore } from '../stores/lock-own-store.ts'
import { changeStanding, lockStanding } from '../stores/standing/change-standing.ts'
import { expireVerification } from './expire-verification.ts'
import { findIdentity } from './find-identity.ts'

type Account = Pick<typeof payoutAccounts.$inferSelect, 'storeId' | 'holder' | 'resolvedName'>

/**
 * Holds back the payouts of a verified store whose payout account is in another name, by its bank or else by the owner, until a person has looked; and pays again
 * when the account's name is the verified one. Repeating it changes nothing.
 */
export async function checkPayoutName(platform: Platform, tx: Transaction, { storeId, holder, resolvedName }: Account) {
  const store = await lockStore(tx, storeId)
  const identity = await findIdentity(tx, storeId)
  if (!identity) return
  const hasOtherName = !isSameName(resolvedName ?? holder, identity.legalName)
  const before = await lockStanding(tx, storeId)
  if (before.hasOtherName === hasOtherName) return
  await changeStanding(tx, storeId, { hasOtherName })
  if (hasOtherName) await expireVerification(platform, tx, identity.id)
  await recordAudit(tx, platform.clock, {
    storeId,
    by: 'name check',
    action: 'store.payouts-held',
    subject: store,
    before: { hasOtherName: before.hasOtherName },
    after: { hasOtherName },
  })
}
