import type { LoadClass } from './load-class.ts'

/** Places that are taken, up to another number for each class. */
export type Places = {
  /**
   * Waits for a place while as many are taken, in the order of arrival among those who may have one.
   * @throws Error after the patience, as if the database did not answer.
   */
  take(loadClass: LoadClass, within: number): Promise<void>
  giveBack(): void
  /** How long the first of each class has been waiting, in milliseconds. */
  waits(): Map<LoadClass, number>
}

type Waiting = { loadClass: LoadClass; within: number; since: number; enter: () => void }

export function openPlaces({ patience, now }: { patience: number; now: () => number }): Places {
  const line = new Set<Waiting>()
  let taken = 0

  return {
    take(loadClass, within) {
      if (taken < within) {
        taken++
        return Promise.resolve()
      }
      return new Promise((enter, giveUp) => {
        const timer = setTimeout(() => {
          line.delete(waiting)
          giveUp(new Error('timeout exceeded when trying to connect'))
        }, patience)
        const waiting: Waiting = {
          loadClass,
          within,
          since: now(),
          enter: () => {
            clearTimeout(timer)
            taken++
            enter()
          },
        }
        line.add(waiting)
      })
    },
    giveBack() {
      taken--
      for (const waiting of line) {
        if (taken >= waiting.within) continue
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
