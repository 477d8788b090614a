import { createHash } from 'node:crypto'
import { addSeconds } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AccountToName, Institution, TransferProvider } from './transfer-provider.ts'

const keptSeconds = 600
const mostKept = 1000

type Kept = Map<string, { until: Date; name: string | null }>

const kept = new WeakMap<Platform['config'], Kept>()

/** Asks a provider in whose name an account is, once in ten minutes; null when there is no such account. */
export async function readAccountName(
  { config, clock }: Platform,
  { name: provider, nameAccount }: Pick<TransferProvider, 'name' | 'nameAccount'>,
  { account, institution }: { account: AccountToName; institution: Institution },
  signal: AbortSignal,
): Promise<string | null> {
  const names: Kept = kept.get(config) ?? new Map()
  kept.set(config, names)
  // A number stays in memory as a digest only.
  const asked = [provider, account.countryCode, institution.code, account.number].join(' ')
  const key = createHash('sha256').update(asked).digest('base64')
  const known = names.get(key)
  if (known && clock.now() < known.until) return known.name
  const name = await nameAccount(account, institution, signal)
  if (names.size >= mostKept) names.clear()
  names.set(key, { until: addSeconds(clock.now(), keptSeconds), name })
  return name
}
