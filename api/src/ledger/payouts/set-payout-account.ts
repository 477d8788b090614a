import type { newPayoutAccount, PayoutAccount } from '@makola/contract/payouts.ts'
import type { z } from 'zod'
import { type Proof, requireProof } from '../../auth/two-factor/require-proof.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { keepPayoutAccount } from './keep-payout-account.ts'

type Given = { store: string; account: z.output<typeof newPayoutAccount> } & Proof

/**
 * Says where a store is paid out to. Whoever found an open browser cannot: it takes the password, and a code where
 * two-factor is on.
 * @throws Problem as `findOwnStore` and `requireProof`.
 */
export async function setPayoutAccount(
  platform: Platform,
  caller: SignedInCaller,
  { store: idOrSlug, account, ...proof }: Given,
): Promise<PayoutAccount> {
  const store = await findOwnStore(platform.database, caller, idOrSlug, 'payouts.write')
  await requireProof(platform, caller.accountId, proof)
  return transact(platform, (tx) => keepPayoutAccount(platform, tx, { store, account, by: caller }))
}
