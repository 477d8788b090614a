import type { newPayoutAccount, PayoutAccount } from '@makola/contract/ledger/payout-accounts.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { sayAuthor } from '../../auth/account/say-authors.ts'
import { sealSecret } from '../../auth/seal-secret.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Caller, nameOf } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { stores } from '../../stores/tables.ts'
import { payoutAccountChanged } from '../events.ts'
import { payoutAccounts } from '../tables.ts'
import { presentAccount } from './present-payout.ts'

type Given = {
  store: { id: string; name: string }
  account: z.output<typeof newPayoutAccount>
  /** The holder's name as a provider told it. */
  resolvedName?: string | null
  by: Caller | string
}

/** The time during which nothing is paid to a new account: the owners can read their email. */
const holdSeconds = 86_400

/** Replaces a store's payout account from tomorrow on. The former one is kept; all owners get an email. */
export async function savePayoutAccount(
  platform: Pick<Platform, 'clock' | 'secret'>,
  tx: Transaction,
  { store, account, resolvedName = null, by }: Given,
): Promise<PayoutAccount> {
  const now = platform.clock.now()
  const { number, ...shown } = account
  const id = newId()
  // One change of a store's account at a time; others wait here.
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
      resolvedName,
      id,
      storeId: store.id,
      sealedNumber: sealSecret(platform, id, Buffer.from(number), 'payout-account'),
      numberEnd: number.slice(-4),
      usableFrom: addSeconds(now, holdSeconds),
      createdBy: nameOf(by),
      createdAt: now,
    })
    .returning()
  if (!saved) throw new Error('A payout account was added and is not there')
  await recordAudit(tx, platform.clock, {
    storeId: store.id,
    by,
    action: 'payout-account.changed',
    subject: { id: store.id, name: store.name },
    before: before ? auditedOf(before) : null,
    after: auditedOf(saved),
  })
  emit(tx, payoutAccountChanged, { accountId: id })
  return sayAuthor(tx, 'createdBy', presentAccount(saved))
}

const auditedOf = ({ institution, holder, numberEnd }: typeof payoutAccounts.$inferSelect) => ({
  account: `${institution} ••••${numberEnd}, ${holder}`,
})
