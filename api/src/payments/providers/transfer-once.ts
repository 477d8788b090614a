import { say } from '@makola/words/say.ts'
import type { Platform } from '../../platform/platform.ts'
import { findInstitution, readInstitutions } from './institutions.ts'
import {
  heldTransfer,
  refusedTransfer,
  type TransferAnswer,
  type TransferProvider,
  type TransferRequest,
} from './transfer-provider.ts'

const t = say('en')

/**
 * Sends money, or returns the outcome of an earlier request: it always searches first, by the same reference, so that a lost
 * answer never sends twice. While it is held it searches only.
 * @throws whatever the provider's calls throw: then nothing is known
 */
export async function transferOnce(
  platform: Platform,
  provider: TransferProvider,
  request: TransferRequest,
  { signal, isHeld = false }: { signal: AbortSignal; isHeld?: boolean },
): Promise<TransferAnswer> {
  const known = await provider.find(request, signal)
  if (known) return known
  if (isHeld) return heldTransfer
  const { to } = request
  const institution = findInstitution(await readInstitutions(platform, provider, to, signal), to)
  if (institution) return provider.send(request, institution, signal)
  const said = { provider: provider.title, name: to.institution }
  return refusedTransfer(
    to.bankCode === null
      ? t('payments.by-provider.name-unknown', said)
      : t('payments.by-provider.name-and-code-unknown', { ...said, code: to.bankCode }),
  )
}
