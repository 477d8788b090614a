import type { newPayoutAccount, PayoutAccount } from '@makola/contract/payouts.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { requirePassword } from '../auth/require-password.ts'
import { requireSecondFactor } from '../auth/require-second-factor.ts'
import { sealSecret } from '../auth/seal-secret.ts'
import type { SignedInCaller } from '../platform/caller.ts'
import { addSeconds } from '../platform/clock.ts'
import { emit } from '../platform/events.ts'
import { newId } from '../platform/ids.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { recordAudit } from '../platform/record-audit.ts'
import { findOwnStore } from '../stores/require-permission.ts'
import { stores } from '../stores/tables.ts'
import { payoutAccountChanged } from './events.ts'
import { presentAccount } from './present-payout.ts'
import { payoutAccounts } from './tables.ts'

type Given = {
  store: string
  account: z.output<typeof newPayoutAccount>
  password: string
  code?: string | undefined
}

/** Nothing is paid to a new account for so long: time for the owners to read their letter. */
const holdSeconds = 86_400

/**
 * Has a store paid out to another account from tomorrow on. Whoever found an open browser cannot: it takes the password,
 * and a code where two-factor is on. All owners get a letter.
 * @throws Problem as `findOwnStore`, `requirePassword` and `requireSecondFactor`.
 */
export async function setPayoutAccount(
  platform: Platform,
  caller: SignedInCaller,
  { store: idOrSlug, account, password, code }: Given,
): Promise<PayoutAccount> {
  const store = await findOwnStore(platform.database, caller, idOrSlug, 'payouts.write')
  await requirePassword(platform, caller.accountId, password)
  await requireSecondFactor(platform, caller.accountId, code)
  const now = platform.clock.now()
  const { number, ...shown } = account
  const id = newId()
  return transact(platform, async (tx) => {
    // One change of a store's account at a time; the other waits here.
    await tx.select().from(stores).where(eq(stores.id, store.id)).for('no key update')
    const [before] = await tx
      .update(payoutAccounts)
      .set({ endedAt: now })
      .where(and(eq(payoutAccounts.storeId, store.id), isNull(payoutAccounts.endedAt)))
      .returning()
    const [saved] = await tx
      .insert(payoutAccounts)
      .values({
        ...shown,
        id,
        storeId: store.id,
        sealedNumber: sealSecret(platform, id, Buffer.from(number), 'payout-account'),
        numberEnd: number.slice(-4),
        usableFrom: addSeconds(now, holdSeconds),
        createdBy: caller.email,
        createdAt: now,
      })
      .returning()
    if (!saved) throw new Error('A payout account was added and is not there')
    await recordAudit(tx, platform.clock, {
      storeId: store.id,
      by: caller,
      action: 'payout-account.changed',
      subject: { id: store.id, name: store.name },
      before: before ? auditedOf(before) : null,
      after: auditedOf(saved),
    })
    emit(tx, payoutAccountChanged, { accountId: id })
    return presentAccount(saved)
  })
}

const auditedOf = ({ institution, holder, numberEnd }: typeof payoutAccounts.$inferSelect) => ({
  account: `${institution} ••••${numberEnd}, ${holder}`,
})
