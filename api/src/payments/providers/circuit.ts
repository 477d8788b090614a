import type { ProviderName } from '@makola/contract/payments/payments.ts'
import type { Clock } from '../../platform/clock.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { carryTrace, inSpan } from '../../platform/traces/trace.ts'
import { providerCalls, providerSeconds } from '../payment-metrics.ts'
import type { TransferProvider } from './transfer-provider.ts'

/** This many calls without an answer within this many seconds, and a provider counts as down. */
const failureLimit = 5
const failureWindowSeconds = 60
/** For this long it is not called; then the next call shows if it is back. */
const restSeconds = 30

/** Thrown instead of calling a provider that is down. */
export class ProviderOut extends Error {}

export type Circuit = {
  /** True while the provider counts as down: it is not called, and shoppers should not choose it. */
  isOpen(): boolean
  /** `fetch`, while the provider answers. A refusal is an answer; a server error is none. */
  fetch: typeof fetch
}

/** Watches the calls to one provider, so that nobody waits for one that is down. */
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

/** It broke down, does not know our key, or limits our rate: no payment can succeed there. */
function isFault(status: number): boolean {
  return status >= 500 || [401, 403, 429].includes(status)
}

/** The provider's own traces may go on with ours. */
function withTrace(init: RequestInit | undefined): RequestInit | undefined {
  const trace = carryTrace()
  if (!trace) return init
  const headers = new Headers(init?.headers)
  for (const [name, value] of Object.entries(trace)) headers.set(name, value)
  return { ...init, headers }
}

/** Counts and times the calls that reach for the provider. */
function countCalls(provider: CircuitName, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    try {
      const call = () => providerSeconds.time({ provider }, () => fetch(input, withTrace(init)))
      const response = await inSpan(provider, { kind: 'client', attributes: { 'call.provider': provider } }, call)
      const outcome = isFault(response.status) ? 'broken' : response.status >= 400 ? 'refused' : 'answered'
      providerCalls.count({ provider, outcome })
      return response
    } catch (error) {
      providerCalls.count({ provider, outcome: 'unanswered' })
      throw error
    }
  }
}

/** Transfers have a circuit of their own: a key without that permission must not stop payments. */
type CircuitName = ProviderName | `${TransferProvider['name']} transfers`

/** By settings and by clock: under a stopped clock, as during the seeding, a circuit would never close. */
const circuits = new WeakMap<Platform['config'], WeakMap<Clock, Map<CircuitName, Circuit>>>()

/** The one circuit of a provider in this process. */
export function circuitOf({ config, clock, fetch }: Platform, name: CircuitName): Circuit {
  const ofShop = circuits.get(config) ?? new WeakMap<Clock, Map<CircuitName, Circuit>>()
  circuits.set(config, ofShop)
  const known = ofShop.get(clock) ?? new Map<CircuitName, Circuit>()
  ofShop.set(clock, known)
  const circuit = known.get(name) ?? openCircuit({ clock, fetch: countCalls(name, fetch) })
  known.set(name, circuit)
  return circuit
}
