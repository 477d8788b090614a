import { latencyGradient } from './latency-gradient.ts'
import { type RefusableClass, refusableClasses } from './load-class.ts'

/** How the process is, over the last tenth of a second, in milliseconds. */
export type Strain = {
  /** The 90th percentile of the event loop's delay. */
  loopDelay: number
  /** The shortest time that anybody waited for a database connection: a line that never empties is too long. */
  connectionWait: number
}

/** A request that was let in says when it has been answered. */
export type Leave = () => void

/** Lets requests in, as many as the process can answer in time. */
export type LoadGate = {
  /** Decides at once, or when a place is free again within a second; null is a refusal. Extra work never waits. */
  enter(loadClass: RefusableClass, decide: (leave: Leave | null) => void, mayWait?: boolean): void
  /** Ten times a second. */
  tick(strain: Strain): void
  /** Requests at the same time, all classes together. */
  limit(): number
  /** Since the start, by class. */
  counts: Record<'admitted' | 'refused', Record<RefusableClass, number>>
}

/** More than this is too much, in milliseconds. */
const mostStrain: Strain = { loopDelay: 250, connectionWait: 100 }
/** What is left of the limit after a tenth of a second of each. */
const leftAfter: Strain = { loopDelay: 0.8, connectionWait: 0.9 }
/** A class is let in while the requests of all classes take up less than this part of the limit. */
const shares: Record<RefusableClass, number> = { checkout: 1, cart: 0.9, browse: 0.75, extra: 0.4 }
/** A request waits this long, in milliseconds: the newest goes first, because the oldest will soon have gone. */
const patience = 1_000
/** Whose line is served first. */
const waitingClasses = ['checkout', 'cart', 'browse'] as const

type Waiting = { since: number; decide: (leave: Leave | null) => void }

/** Opens the gate of a process with so many database connections. */
export function openLoadGate({ connections, now }: { connections: number; now: () => number }): LoadGate {
  const [most, least] = [connections * 4, connections]
  const longestLine = most
  /** So many of a class are let in whatever the others do. */
  const assured = { checkout: Math.ceil(connections / 3), cart: Math.ceil(connections / 4), browse: 1, extra: 1 }
  const zero = () => Object.fromEntries(refusableClasses.map((one) => [one, 0])) as Record<RefusableClass, number>
  const counts = { admitted: zero(), refused: zero() }
  const inside = zero()
  const gradient = latencyGradient(now)
  let limit = most / 2
  const lines: Record<(typeof waitingClasses)[number], Waiting[]> = { checkout: [], cart: [], browse: [] }

  const total = () => refusableClasses.reduce((sum, one) => sum + inside[one], 0)
  const hasRoom = (one: RefusableClass) => inside[one] < assured[one] || total() < shares[one] * limit

  function admit(one: RefusableClass, decide: Waiting['decide']): void {
    const since = now()
    inside[one]++
    counts.admitted[one]++
    let hasLeft = false
    decide(() => {
      if (hasLeft) return
      hasLeft = true
      inside[one]--
      gradient.note(one, now() - since)
      callNext()
    })
  }

  function refuse(one: RefusableClass, decide: Waiting['decide']): void {
    counts.refused[one]++
    decide(null)
  }

  function callNext(): void {
    for (const one of waitingClasses) {
      while (lines[one].length > 0 && hasRoom(one)) {
        const newest = lines[one].pop()
        if (newest) admit(one, newest.decide)
      }
    }
  }

  return {
    counts,
    limit: () => limit,
    enter(one, decide, mayWait = true) {
      if (hasRoom(one)) return admit(one, decide)
      if (one === 'extra' || !mayWait) return refuse(one, decide)
      const line = lines[one]
      line.push({ since: now(), decide })
      const oldest = line.length > longestLine ? line.shift() : undefined
      if (oldest) refuse(one, oldest.decide)
    },
    tick({ loopDelay, connectionWait }) {
      const left = Math.min(
        gradient.take(),
        loopDelay > mostStrain.loopDelay ? leftAfter.loopDelay : 1,
        connectionWait > mostStrain.connectionWait ? leftAfter.connectionWait : 1,
      )
      limit = left < 1 ? Math.max(least, limit * left) : Math.min(most, limit + 1)
      for (const one of waitingClasses) {
        const firstInTime = lines[one].findIndex(({ since }) => now() - since <= patience)
        const late = lines[one].splice(0, firstInTime < 0 ? Number.POSITIVE_INFINITY : firstInTime)
        for (const { decide } of late) refuse(one, decide)
      }
      callNext()
    },
  }
}
