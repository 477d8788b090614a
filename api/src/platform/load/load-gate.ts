import { latencyGradient } from './latency-gradient.ts'
import { type RefusableClass, refusableClasses } from './load-class.ts'
import { type Decide, type Leave, openWaitingLines, type StepAside, waitingClasses } from './waiting-lines.ts'

/** How the process is, over the last tenth of a second, in milliseconds. */
export type Strain = {
  /** The 90th percentile of the event loop's delay. */
  loopDelay: number
  /** The shortest time that anybody waited for a database connection: a line that never empties is too long. */
  connectionWait: number
}

/** Lets requests in, as many as the process can answer in time. */
export type LoadGate = {
  /** Decides at once, or when a place is free again, within a second; null is a refusal. Extra work never waits. */
  enter(loadClass: RefusableClass, decide: Decide, mayWait?: boolean): void
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

/** Opens the gate of a process with so many database connections. */
export function openLoadGate({ connections, now }: { connections: number; now: () => number }): LoadGate {
  const [most, least] = [connections * 4, connections]
  /** So many of a class are let in whatever the others do. */
  const assured = { checkout: Math.ceil(connections / 3), cart: Math.ceil(connections / 4), browse: 1, extra: 1 }
  const zero = () => Object.fromEntries(refusableClasses.map((one) => [one, 0])) as Record<RefusableClass, number>
  const counts = { admitted: zero(), refused: zero() }
  const inside = zero()
  const gradient = latencyGradient(now)
  let limit = most / 2
  const lines = openWaitingLines({ longest: most, now })

  const total = () => refusableClasses.reduce((sum, one) => sum + inside[one], 0)
  const hasRoom = (one: RefusableClass) => inside[one] < assured[one] || total() < shares[one] * limit

  function admit(one: RefusableClass, decide: Decide): void {
    const since = now()
    counts.admitted[one]++
    if (one !== 'extra') lines.noteAdmitted(one)
    const { leave, stepAside } = takePlace({
      hasRoom: () => hasRoom(one),
      take: () => inside[one]++,
      giveBack: () => {
        inside[one]--
        callNext()
      },
      answered: () => gradient.note(one, now() - since),
    })
    decide(leave, stepAside)
  }

  function refuse(one: RefusableClass, decide: Decide): void {
    counts.refused[one]++
    decide(null)
  }

  /** Lets in those for whom there is room, and refuses those who have waited for too long. */
  function callNext(): void {
    for (const one of waitingClasses) {
      while (lines.has(one) && hasRoom(one)) {
        const decide = lines.next(one)
        if (decide) admit(one, decide)
      }
    }
    for (const { one, decide } of lines.takeLate()) refuse(one, decide)
  }

  return {
    counts,
    limit: () => limit,
    enter(one, decide, mayWait = true) {
      callNext()
      if (hasRoom(one)) return admit(one, decide)
      const isInLine = one !== 'extra' && mayWait && lines.join(one, decide)
      if (!isInLine) refuse(one, decide)
    },
    tick({ loopDelay, connectionWait }) {
      const left = Math.min(
        gradient.take(),
        loopDelay > mostStrain.loopDelay ? leftAfter.loopDelay : 1,
        connectionWait > mostStrain.connectionWait ? leftAfter.connectionWait : 1,
      )
      limit = left < 1 ? Math.max(least, limit * left) : Math.min(most, limit + 1)
      lines.tick()
      callNext()
    },
  }
}

type PlaceInside = { hasRoom: () => boolean; take: () => void; giveBack: () => void; answered: () => void }

/** Takes one request's place inside, which it gives back for good, or for a while. */
function takePlace({ hasRoom, take, giveBack, answered }: PlaceInside): { leave: Leave; stepAside: StepAside } {
  let [hasLeft, hasPlace, hasWaited] = [false, true, false]
  take()
  return {
    leave() {
      if (hasLeft) return
      hasLeft = true
      // A wait for others says nothing about the process.
      if (!hasWaited) answered()
      if (hasPlace) giveBack()
    },
    async stepAside(turn) {
      // Listened to before others run.
      turn.catch(() => {})
      if (hasPlace && !hasLeft) {
        hasPlace = false
        giveBack()
      }
      hasWaited = true
      try {
        return await turn
      } finally {
        if (!hasLeft && !hasPlace && hasRoom()) {
          hasPlace = true
          take()
        }
      }
    },
  }
}
