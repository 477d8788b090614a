import type { newPayoutAccount, PayoutAccount } from '@makola/contract/payouts.ts'
import type { z } from 'zod'
import { type Proof, requireProof } from '../../auth/two-factor/require-proof.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { savePayoutAccount } from './save-payout-account.ts'

type Given = { store: string; account: z.output<typeof newPayoutAccount> } & Proof

/**
 * Sets a store's payout account. It requires the password, and a code when two-factor is on, so that an open browser is not
 * enough.
 * @throws Problem as `findOwnStore` and `requireProof`.
 */
export async function setPayoutAccount(
  platform: Platform,
  caller: SignedInCaller,
  { store: idOrSlug, account, ...proof }: Given,
): Promise<PayoutAccount> {
  const store = await findOwnStore(platform.database, caller, idOrSlug, 'payouts.write')
  await requireProof(platform, caller.accountId, proof)
  return transact(platform, (tx) => savePayoutAccount(platform, tx, { store, account, by: caller }))
}
