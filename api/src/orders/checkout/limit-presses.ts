import { countCall, type Limit } from '../../platform/http/rate-limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { inDemand } from './take-turns.ts'

/** A whole town may share a network; its unpaid orders are limited elsewhere (`limit-unpaid.ts`). */
export const placing: Limit = { calls: 3000, seconds: 60 }

/** Counts a press of the last button for its network. @throws Problem `rate-limited` (429). */
export async function countPress(platform: Platform, network: string): Promise<void> {
  await countCall(platform, `placeOrder:${network}`, placing)
}

const vain = { since: 0, presses: new Map<string, number>() }

/**
 * Counts a press for what is sold out, in this process only: a crowd would write a row each to be told that it came too late.
 * @throws Problem `overloaded` (503).
 */
export function countVainPress({ clock }: Platform, network: string): void {
  const now = clock.now().getTime()
  if (now - vain.since >= placing.seconds * 1000) {
    vain.since = now
    vain.presses.clear()
  }
  const count = (vain.presses.get(network) ?? 0) + 1
  if (count > placing.calls) throw inDemand()
  vain.presses.set(network, count)
}
