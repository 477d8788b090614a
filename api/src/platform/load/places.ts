import type { LoadClass } from './load-class.ts'

/** A class takes a place while fewer than `within` of all are taken, or, when it has none, fewer than `firstWithin`. */
export type Share = { within: number; firstWithin: number }

/** Places, shared by classes. */
export type Places = {
  /**
   * Waits until the share has room, in the order of arrival among those whose share has.
   * @throws Error after the patience, as if the database did not answer.
   */
  take(loadClass: LoadClass, share: Share): Promise<void>
  giveBack(loadClass: LoadClass): void
  /** How long the first of each class has been waiting, in milliseconds. */
  waits(): Map<LoadClass, number>
}

type Waiting = { loadClass: LoadClass; share: Share; since: number; enter: () => void }

export function openPlaces({ patience, now }: { patience: number; now: () => number }): Places {
  const line = new Set<Waiting>()
  const takenBy = new Map<LoadClass, number>()
  let taken = 0

  const mayEnter = (loadClass: LoadClass, { within, firstWithin }: Share) =>
    taken < (takenBy.get(loadClass) ? within : firstWithin)

  function note(loadClass: LoadClass, change: 1 | -1): void {
    taken += change
    takenBy.set(loadClass, (takenBy.get(loadClass) ?? 0) + change)
  }

  return {
    take(loadClass, share) {
      if (mayEnter(loadClass, share)) {
        note(loadClass, 1)
        return Promise.resolve()
      }
      return new Promise((enter, giveUp) => {
        const timer = setTimeout(() => {
          line.delete(waiting)
          giveUp(new Error('timeout exceeded when trying to connect'))
        }, patience)
        const waiting: Waiting = {
          loadClass,
          share,
          since: now(),
          enter: () => {
            clearTimeout(timer)
            note(loadClass, 1)
            enter()
          },
        }
        line.add(waiting)
      })
    },
    giveBack(loadClass) {
      note(loadClass, -1)
      for (const waiting of line) {
        if (!mayEnter(waiting.loadClass, waiting.share)) continue
        line.delete(waiting)
        return waiting.enter()
      }
    },
    waits() {
      const waits = new Map<LoadClass, number>()
      for (const { loadClass, since } of line) if (!waits.has(loadClass)) waits.set(loadClass, now() - since)
      return waits
    },
  }
}
