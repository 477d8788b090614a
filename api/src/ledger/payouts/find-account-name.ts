import type { AccountName, accountToName } from '@makola/contract/ledger/payout-accounts.ts'
import type { z } from 'zod'
import { readAccountName } from '../../payments/providers/account-names.ts'
import { findInstitution, readInstitutions } from '../../payments/providers/institutions.ts'
import { openTransferProviders } from '../../payments/providers/transfer-providers.ts'
import { withinTimeLimit } from '../../payments/providers/within-time-limit.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { isSameName } from './is-same-name.ts'

type Account = z.output<typeof accountToName>

/** Each account of the shop: a list of strangers' numbers must not become a list of names. */
const limit = { calls: 20, seconds: 3600 }
const timeoutMilliseconds = 5000

/**
 * Asks the provider that could pay an account in whose name it is.
 * @throws Problem as `findOwnStore`; `rate-limited` (429).
 */
export async function findAccountName(
  platform: Platform,
  caller: SignedInCaller,
  { store: idOrSlug, account }: { store: string; account: Account },
): Promise<AccountName> {
  const store = await findOwnStore(platform.database, caller, idOrSlug, 'payouts.write')
  return nameAccount(platform, caller, { currency: store.currency, account })
}

/** The same for a store that the caller may change. A provider that is out, or knows no such bank, refuses nothing. */
export async function nameAccount(
  platform: Platform,
  { accountId }: SignedInCaller,
  { currency, account }: { currency: string; account: Account },
): Promise<AccountName> {
  const { kind, countryCode, institution, bankCode = null, holder, number } = account
  const target = { kind, countryCode, currency }
  const providers = openTransferProviders(platform)
  const provider = providers.find(({ refuses, canName }) => refuses(target) === null && canName(target))
  if (!provider) return unnamed('not-offered')
  await countCall(platform, `payout-name ${accountId}`, limit)
  try {
    const name = await withinTimeLimit(async (signal) => {
      const listed = await readInstitutions(platform, provider, target, signal)
      const found = findInstitution(listed, { institution, bankCode })
      if (!found) return undefined
      return readAccountName(platform, provider, { account: { ...target, number }, institution: found }, signal)
    }, timeoutMilliseconds)
    if (name === undefined) return unnamed('not-offered')
    if (name === null) return unnamed('unknown')
    return { outcome: 'found', name, isSame: holder === undefined ? null : isSameName(name, holder) }
  } catch {
    // The error may repeat the address that was asked, and with it the number.
    platform.log.warn({ provider: provider.name }, 'a provider did not name an account')
    return unnamed('unavailable')
  }
}

const unnamed = (outcome: Exclude<AccountName['outcome'], 'found'>) => ({ outcome, name: null, isSame: null })
