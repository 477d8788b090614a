import { addSeconds } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Institution, TransferProvider, TransferRequest, TransferTarget } from './transfer-provider.ts'

const keptSeconds = 86_400

type Kept = Map<string, { until: Date; institutions: Institution[] }>

const kept = new WeakMap<Platform['config'], Kept>()

/** A provider's list of banks or of mobile money for a target, fetched once a day. */
export async function readInstitutions(
  { config, clock }: Platform,
  { name, listInstitutions }: Pick<TransferProvider, 'name' | 'listInstitutions'>,
  target: TransferTarget,
  signal: AbortSignal,
): Promise<Institution[]> {
  const lists: Kept = kept.get(config) ?? new Map()
  kept.set(config, lists)
  const key = [name, target.countryCode, target.currency, target.kind].join(' ')
  const known = lists.get(key)
  if (known && clock.now() < known.until) return known.institutions
  const institutions = await listInstitutions(target, signal)
  lists.set(key, { until: addSeconds(clock.now(), keptSeconds), institutions })
  return institutions
}

/**
 * Finds a store's institution in a provider's list: by name first, as it may come from another provider's list with other codes;
 * then by code.
 */
export function findInstitution(
  listed: readonly Institution[],
  { institution, bankCode }: Pick<TransferRequest['to'], 'institution' | 'bankCode'>,
): Institution | undefined {
  const wanted = plain(institution)
  return listed.find(({ name }) => plain(name) === wanted) ?? listed.find(({ code }) => code === bankCode)
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
