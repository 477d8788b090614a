/** A request that was let in says when it has been answered. */
export type Leave = () => void
/** Gives the place inside to others until `turn` comes, and then takes one again, or goes on without where there is none. */
export type StepAside = <T>(turn: Promise<T>) => Promise<T>
/** Gets null for a request that is refused. */
export type Decide = (leave: Leave | null, stepAside?: StepAside) => void

/** Whose line is served first. */
export const waitingClasses = ['checkout', 'cart', 'browse'] as const
export type WaitingClass = (typeof waitingClasses)[number]

/** Requests that found no room, in a line for each class, in the order of their arrival. */
export type WaitingLines = {
  /** False, and at once, for a request that would wait too long. */
  join(one: WaitingClass, decide: Decide): boolean
  /** Takes the oldest of a class. */
  next(one: WaitingClass): Decide | undefined
  has(one: WaitingClass): boolean
  /** Counts a request of the class that was let in, out of its line or past it. */
  noteAdmitted(one: WaitingClass): void
  /** Takes out those whose prediction was wrong: their time is over, or will be before their turn. */
  takeLate(): { one: WaitingClass; decide: Decide }[]
  /** Ten times a second. */
  tick(): void
}

/**
 * The longest wait that a request joins a line for, in milliseconds, and how long it then stays. A burst is over in a second. A line
 * that has not been empty for half a second is no burst, and a longer one would only make everybody late: a refusal is worth more
 * at once. Short lines are empty now and then in overload, too: it is over when few are refused.
 */
const mostWait = { burst: 1_000, overload: 8 }
const burstMilliseconds = 500
/** Below this share of refusals a longer line would hold them all. */
const fewRefused = 0.1
const tickMilliseconds = 100
/** The weight of the last tick in the pace, and in the share of refusals. */
const newest = { pace: 0.2, refused: 0.03 }

type Waiting = { until: number; decide: Decide }

type Line = {
  waiting: Waiting[]
  emptyAt: number
  /** Let in since the last tick, and refused. */
  admitted: number
  refused: number
  /** The share of those who were refused, of all, in the last seconds. */
  refusedShare: number
  /** Somebody has waited since the last tick. */
  isUsed: boolean
  /** Let in during a tick in which somebody waits: nothing is known before. */
  pace: number
}

export function openWaitingLines({ longest, now }: { longest: number; now: () => number }): WaitingLines {
  const open = (): Line => ({
    waiting: [],
    emptyAt: now(),
    admitted: 0,
    refused: 0,
    refusedShare: 0,
    isUsed: false,
    pace: Number.POSITIVE_INFINITY,
  })
  const lines: Record<WaitingClass, Line> = { checkout: open(), cart: open(), browse: open() }

  return {
    join(one, decide) {
      const line = lines[one]
      const ahead = line.waiting.length
      if (ahead === 0) line.emptyAt = now()
      const isBurst = now() - line.emptyAt < burstMilliseconds && line.refusedShare < fewRefused
      const most = isBurst ? mostWait.burst : mostWait.overload
      const isTooLong = ahead >= longest || waitBehind(ahead, line) > most
      if (ahead > 0 && isTooLong) {
        line.refused++
        return false
      }
      line.waiting.push({ until: now() + most, decide })
      line.isUsed = true
      return true
    },
    next(one) {
      const line = lines[one]
      const first = line.waiting.shift()
      if (line.waiting.length === 0) line.emptyAt = now()
      return first?.decide
    },
    has: (one) => lines[one].waiting.length > 0,
    noteAdmitted(one) {
      lines[one].admitted++
    },
    takeLate() {
      const moment = now()
      return waitingClasses.flatMap((one) => {
        const line = lines[one]
        const kept: Waiting[] = []
        const late: Waiting[] = []
        for (const waiting of line.waiting) {
          const isLate = moment + waitBehind(kept.length, line) > waiting.until
          ;(isLate ? late : kept).push(waiting)
        }
        line.waiting = kept
        line.refused += late.length
        return late.map(({ decide }) => ({ one, decide }))
      })
    },
    tick() {
      for (const line of Object.values(lines)) {
        // Without a line it says how much was asked, and not how much can be done.
        if (line.isUsed) line.pace = mix(line.pace, line.admitted)
        const share = line.refused / Math.max(1, line.admitted + line.refused)
        line.refusedShare += newest.refused * (share - line.refusedShare)
        line.admitted = 0
        line.refused = 0
        line.isUsed = line.waiting.length > 0
      }
    },
  }
}

/** The predicted wait of somebody with so many ahead, in milliseconds. */
const waitBehind = (ahead: number, { pace }: Line) => (ahead / pace) * tickMilliseconds

function mix(pace: number, admitted: number): number {
  if (Number.isFinite(pace)) return pace + newest.pace * (admitted - pace)
  return admitted > 0 ? admitted : pace
}
