import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { isSameName } from '../ledger/payouts/is-same-name.ts'
import { payoutAccounts } from '../ledger/tables.ts'
import type { Transaction } from '../platform/database/database.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { lockStore } from '../stores/lock-own-store.ts'
import { changeStanding, lockStanding } from '../stores/standing/change-standing.ts'
import { storeStanding } from '../stores/tables.ts'
import { expireVerification } from './expire-verification.ts'
import { findIdentity } from './find-identity.ts'
import { findPayoutName } from './find-payout-name.ts'
import { verifications } from './tables.ts'

/**
 * Holds back the payouts of a verified store whose payout account is in another name, by its bank or else by the owner, until a
 * person has looked; and pays again when the account's name is the verified one. Repeating it changes nothing.
 */
export async function checkPayoutName(platform: Platform, tx: Transaction, storeId: string): Promise<void> {
  const store = await lockStore(tx, storeId)
  const identity = await findIdentity(tx, storeId)
  const payoutName = await findPayoutName(tx, storeId)
  if (!identity || payoutName === null) return
  const hasOtherName = !isSameName(payoutName, identity.legalName)
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

/**
 * The same for every store: a former release did not compare an account that was changed while a second application waited or was
 * refused. Names that were erased are compared with none.
 */
export async function checkPayoutNames(platform: Platform): Promise<void> {
  const isCurrent = and(eq(payoutAccounts.storeId, verifications.storeId), isNull(payoutAccounts.endedAt))
  const { storeId, legalName, decidedAt, id } = verifications
  const { holder, resolvedName } = payoutAccounts
  const rows = await platform.database
    .selectDistinctOn([storeId], { storeId, legalName, holder, resolvedName, isHeld: storeStanding.hasOtherName })
    .from(verifications)
    .innerJoin(payoutAccounts, isCurrent)
    .leftJoin(storeStanding, eq(storeStanding.storeId, storeId))
    .where(inArray(verifications.state, ['verified', 'expired']))
    .orderBy(storeId, desc(decidedAt), desc(id))
  const wrong = rows.filter(
    (row) =>
      row.legalName !== '' && isSameName(row.resolvedName ?? row.holder, row.legalName) === (row.isHeld ?? false),
  )
  // Compared again behind the store's lock.
  for (const row of wrong) await transact(platform, (tx) => checkPayoutName(platform, tx, row.storeId))
}
