import type { Institution } from '@makola/contract/ledger/payout-accounts.ts'
import { readInstitutions } from '../../payments/providers/institutions.ts'
import { openTransferProviders } from '../../payments/providers/transfer-providers.ts'
import { withinTimeLimit } from '../../payments/providers/within-time-limit.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'

type Asked = { store: string; countryCode: string; kind: 'bank' | 'mobile-money' }

/**
 * Lists the banks or providers of mobile money of a country to which the shop can send in a store's currency, by name: those of
 * the first provider that can. Empty when none can, or none answers: then people type the name.
 * @throws Problem as `findOwnStore`.
 */
export async function listInstitutions(
  platform: Platform,
  caller: Caller,
  { store: idOrSlug, countryCode, kind }: Asked,
): Promise<Institution[]> {
  const { currency } = await findOwnStore(platform.database, caller, idOrSlug, 'payouts.write')
  const target = { kind, countryCode, currency }
  const provider = openTransferProviders(platform).find(({ refuses }) => refuses(target) === null)
  if (!provider) return []
  try {
    const listed = await withinTimeLimit((signal) => readInstitutions(platform, provider, target, signal))
    return listed.map(({ name, code }) => ({ name, code })).sort((a, b) => a.name.localeCompare(b.name))
  } catch (error) {
    platform.log.warn({ err: error, provider: provider.name }, 'a provider did not list its banks')
    return []
  }
}
