import { eq } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { openProviders } from '../providers/providers.ts'
import { withinTimeLimit } from '../providers/within-time-limit.ts'
import { disputes } from '../tables.ts'
import { followDispute } from './follow-dispute.ts'

/** Disputes opened longer ago are known, or nobody will ever tell. */
const lookBackSeconds = 30 * 86_400

/**
 * Asks a provider for disputes that no webhook has told, and about every open one. One that does not answer is asked at the next
 * turn.
 */
export async function pollDisputes(platform: Platform, name: string): Promise<void> {
  const providers = openProviders(platform)
  const desk = providers.find((provider) => provider.name === name)?.disputes
  if (!desk) return
  const since = addSeconds(platform.clock.now(), -lookBackSeconds)
  const known = await platform.database
    .select({ id: disputes.providerDisputeId, closedAt: disputes.closedAt })
    .from(disputes)
    .where(eq(disputes.provider, name))
  try {
    const listed = await withinTimeLimit((signal) => desk.list(since, signal))
    const closed = new Set(known.filter(({ closedAt }) => closedAt !== null).map(({ id }) => id))
    const open = known.filter(({ closedAt }) => closedAt === null).map(({ id }) => id)
    const due = new Set([...listed.map(({ id }) => id).filter((id) => !closed.has(id)), ...open])
    for (const providerDisputeId of due) await followDispute(platform, { provider: name, providerDisputeId }, providers)
  } catch (error) {
    platform.log.warn({ err: error, provider: name }, 'a provider did not say what became of its disputes')
  }
}
