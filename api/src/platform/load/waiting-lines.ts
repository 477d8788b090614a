/** A request that was let in says when it has been answered. */
export type Leave = () => void
/** Gets null for a request that is refused. */
export type Decide = (leave: Leave | null) => void

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
  /** Ten times a second. Takes out those whose prediction was wrong: they have waited longer than anybody should. */
  tick(): { one: WaitingClass; decide: Decide }[]
}

/**
 * The longest wait that is predicted, and the longest of those for whom the prediction was wrong, in milliseconds. A burst is over
 * in a second. A line that has not been empty for half a second is no burst, and a longer one would only make everybody late. Short
 * lines are empty now and then in overload, too: it is over when nobody has been refused for two seconds.
 */
const burst = { predicted: 1_000, most: 1_000 }
const overload = { predicted: 100, most: 300 }
const burstMilliseconds = 500
const calmMilliseconds = 2_000
const tickMilliseconds = 100
/** The weight of the last tick in the pace. */
const newest = 0.2

type Line = {
  waiting: { since: number; decide: Decide }[]
  emptyAt: number
  /** The last refusal. */
  refusedAt: number
  /** Let in since the last tick. */
  admitted: number
  /** Somebody has waited since the last tick. */
  isUsed: boolean
  /** Let in during a tick in which somebody waits: nothing is known before. */
  pace: number
}

export function openWaitingLines({ longest, now }: { longest: number; now: () => number }): WaitingLines {
  const open = (): Line => ({
    waiting: [],
    emptyAt: now(),
    refusedAt: Number.NEGATIVE_INFINITY,
    admitted: 0,
    isUsed: false,
    pace: Number.POSITIVE_INFINITY,
  })
  const isOverloaded = (line: Line) => now() - line.refusedAt <= calmMilliseconds
  const lines: Record<WaitingClass, Line> = { checkout: open(), cart: open(), browse: open() }

  return {
    join(one, decide) {
      const line = lines[one]
      const ahead = line.waiting.length
      if (ahead === 0) line.emptyAt = now()
      else {
        const isBurst = now() - line.emptyAt < burstMilliseconds && !isOverloaded(line)
        const wait = (ahead / line.pace) * tickMilliseconds
        if (ahead >= longest || wait > (isBurst ? burst : overload).predicted) {
          line.refusedAt = now()
          return false
        }
      }
      line.waiting.push({ since: now(), decide })
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
    tick() {
      return waitingClasses.flatMap((one) => {
        const line = lines[one]
        // Without a line it says how much was asked, and not how much can be done.
        if (line.isUsed) line.pace = mix(line.pace, line.admitted)
        line.admitted = 0
        line.isUsed = line.waiting.length > 0
        const { most } = isOverloaded(line) ? overload : burst
        const inTime = line.waiting.findIndex(({ since }) => now() - since <= most)
        const late = line.waiting.splice(0, inTime < 0 ? line.waiting.length : inTime)
        if (late.length > 0) line.refusedAt = now()
        return late.map(({ decide }) => ({ one, decide }))
      })
    },
  }
}

function mix(pace: number, admitted: number): number {
  if (Number.isFinite(pace)) return pace + newest * (admitted - pace)
  return admitted > 0 ? admitted : pace
}
