import type { ProviderName } from '@makola/contract/payments.ts'
import type { Clock } from '../../platform/clock.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import type { TransferProvider } from './transfer-provider.ts'

/** So many calls without an answer, all within so many seconds, and a provider counts as out. */
const failureLimit = 5
const failureWindowSeconds = 60
/** For so long it is not asked; then the next call shows whether it is back. */
const restSeconds = 30

/** Thrown instead of calling a provider that is out. */
export class ProviderOut extends Error {}

export type Circuit = {
  /** True while the provider counts as down: it is not called, and shoppers should not choose it. */
  isOpen(): boolean
  /** `fetch`, as long as the provider answers. A refusal is an answer; a fault of the provider's own is none. */
  fetch: typeof fetch
}

/** Watches the calls to one provider, so that nobody waits for one that does not answer. */
export function openCircuit({ clock, fetch }: { clock: Clock; fetch: typeof globalThis.fetch }): Circuit {
  let failures: Date[] = []
  let closesAt: Date | null = null
  const isOpen = () => closesAt !== null && clock.now() < closesAt
  const fail = () => {
    const now = clock.now()
    const since = addSeconds(now, -failureWindowSeconds)
    failures = [...failures.filter((moment) => moment > since), now]
    if (failures.length >= failureLimit) closesAt = addSeconds(now, restSeconds)
  }
  return {
    isOpen,
    async fetch(input, init) {
      if (isOpen()) throw new ProviderOut('The provider has not answered for a while; it is not asked for the moment')
      try {
        const response = await fetch(input, init)
        if (isFault(response.status)) fail()
        else failures = []
        return response
      } catch (error) {
        fail()
        throw error
      }
    },
  }
}

/** It broke down, does not know our key, or has had enough of us: nobody's payment can go well there. */
function isFault(status: number): boolean {
  return status >= 500 || [401, 403, 429].includes(status)
}

/** Sending money has a circuit of its own: what a key may not do there keeps nobody from paying. */
type CircuitName = ProviderName | `${TransferProvider['name']} transfers`

/** By settings and by clock: where the clock of the first caller stands still, as while the shop is filled, none would ever close. */
const circuits = new WeakMap<Platform['config'], WeakMap<Clock, Map<CircuitName, Circuit>>>()

/** The one circuit of a provider in this process. */
export function circuitOf({ config, clock, fetch }: Platform, name: CircuitName): Circuit {
  const ofShop = circuits.get(config) ?? new WeakMap<Clock, Map<CircuitName, Circuit>>()
  circuits.set(config, ofShop)
  const known = ofShop.get(clock) ?? new Map<CircuitName, Circuit>()
  ofShop.set(clock, known)
  const circuit = known.get(name) ?? openCircuit({ clock, fetch })
  known.set(name, circuit)
  return circuit
}
