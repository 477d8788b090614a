import { type RefusableClass, refusableClasses } from './load-class.ts'

/** Compares the lowest latency of a moment with the lowest of the last minutes. */
export type LatencyGradient = {
  note(loadClass: RefusableClass, milliseconds: number): void
  /** 1 while even the fastest is as fast as ever; less, down to 0.7, when all wait. Begins a new moment. */
  take(): number
}

/** Fewer answers say nothing; after so long, in milliseconds, they are too old. */
const enough = 10
const momentMilliseconds = 1_000
/** What was lowest is remembered for one to two of these, in milliseconds: a database may become slower for good. */
const epochMilliseconds = 300_000
/** Three times the lowest latency and this much more are no sign of anything, in milliseconds. */
const tolerance = { times: 3, more: 50 }
const lowestGradient = 0.7

type Lowest = Map<RefusableClass, number>

export function latencyGradient(now: () => number): LatencyGradient {
  let moment = { since: now(), lowest: new Map() as Lowest, counts: new Map<RefusableClass, number>() }
  let epochs: { since: number; before: Lowest; present: Lowest } = {
    since: now(),
    before: new Map(),
    present: new Map(),
  }

  function ever(one: RefusableClass): number {
    return Math.min(
      epochs.before.get(one) ?? Number.POSITIVE_INFINITY,
      epochs.present.get(one) ?? Number.POSITIVE_INFINITY,
    )
  }

  return {
    note(one, milliseconds) {
      if (now() - epochs.since > epochMilliseconds)
        epochs = { since: now(), before: epochs.present, present: new Map() }
      for (const lowest of [moment.lowest, epochs.present]) {
        lowest.set(one, Math.min(lowest.get(one) ?? Number.POSITIVE_INFINITY, milliseconds))
      }
      moment.counts.set(one, (moment.counts.get(one) ?? 0) + 1)
    },
    take() {
      let [count, tolerated, seen] = [0, 0, 0]
      for (const one of refusableClasses) {
        const weight = moment.counts.get(one)
        if (!weight) continue
        count += weight
        tolerated += weight * (tolerance.times * ever(one) + tolerance.more)
        seen += weight * (moment.lowest.get(one) ?? 0)
      }
      const isOld = now() - moment.since > momentMilliseconds
      if (count >= enough || isOld) moment = { since: now(), lowest: new Map(), counts: new Map() }
      if (count < enough) return 1
      return Math.min(1, Math.max(lowestGradient, tolerated / Math.max(seen, 1)))
    },
  }
}
