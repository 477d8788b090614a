import type { newPayoutAccount, PayoutAccount } from '@makola/contract/payouts.ts'
import type { z } from 'zod'
import { requirePassword } from '../auth/require-password.ts'
import { requireSecondFactor } from '../auth/require-second-factor.ts'
import type { SignedInCaller } from '../platform/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { findOwnStore } from '../stores/require-permission.ts'
import { keepPayoutAccount } from './keep-payout-account.ts'

type Given = {
  store: string
  account: z.output<typeof newPayoutAccount>
  password: string
  code?: string | undefined
}

/**
 * Says where a store is paid out to. Whoever found an open browser cannot: it takes the password, and a code where
 * two-factor is on.
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
  return transact(platform, (tx) => keepPayoutAccount(platform, tx, { store, account, by: caller }))
}
