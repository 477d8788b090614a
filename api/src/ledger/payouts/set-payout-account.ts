import type { newPayoutAccount, PayoutAccount } from '@makola/contract/ledger/payout-accounts.ts'
import type { z } from 'zod'
import { type Proof, requireProof } from '../../auth/two-factor/require-proof.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuseField } from '../../platform/problem.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { nameAccount } from './find-account-name.ts'
import { savePayoutAccount } from './save-payout-account.ts'

type Given = { store: string; account: z.output<typeof newPayoutAccount> } & Proof

/**
 * Sets a store's payout account. It requires the password, and a code when two-factor is on, so that an open browser is not
 * enough. The name that the provider knows is kept beside the holder's; where none can be asked, the account is unchecked.
 * @throws Problem as `findOwnStore` and `requireProof`; `validation-failed` (422) for an account that does not exist.
 */
export async function setPayoutAccount(
  platform: Platform,
  caller: SignedInCaller,
  { store: idOrSlug, account, ...proof }: Given,
): Promise<PayoutAccount> {
  const store = await findOwnStore(platform.database, caller, idOrSlug, 'payouts.write')
  await requireProof(platform, caller.accountId, proof)
  const { outcome, name } = await nameAccount(platform, caller, { currency: store.currency, account })
  if (outcome === 'unknown') throw refuseField('/account/number', 'ledger.no-such-account')
  return transact(platform, (tx) => savePayoutAccount(platform, tx, { store, account, resolvedName: name, by: caller }))
}
