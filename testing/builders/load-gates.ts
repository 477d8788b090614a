import type { RefusableClass } from '../../api/src/platform/load/load-class.ts'
import { openLoadGate, type Strain } from '../../api/src/platform/load/load-gate.ts'
import type { Leave } from '../../api/src/platform/load/waiting-lines.ts'

export const calm: Strain = { loopDelay: 5, connectionWait: 0 }
export const connections = 10

/** A gate, its clock in milliseconds, and the requests inside. */
export function aLoadGate() {
  let now = 0
  const gate = openLoadGate({ connections, now: () => now })
  const inside: Leave[] = []
  let refused = 0
  const ask = (loadClass: RefusableClass) => {
    let isIn = false
    gate.enter(loadClass, (leave) => {
      if (leave) inside.push(leave)
      else refused++
      isIn = leave !== null
    })
    return isIn
  }
  return {
    gate,
    ask,
    inside,
    refused: () => refused,
    /** Asks until one is refused or must wait, and counts those that were let in. */
    fill: (loadClass: RefusableClass) => {
      let count = 0
      while (ask(loadClass)) count++
      return count
    },
    /** Lets a checkout in, which waits beside the gate for its turn. */
    enterAside: (turn: Promise<void>) => {
      let back = turn
      gate.enter('checkout', (leave, stepAside) => {
        if (leave) inside.push(leave)
        back = stepAside?.(turn) ?? turn
      })
      return back
    },
    pass: (milliseconds: number, strain = calm) => {
      for (let left = milliseconds; left > 0; left -= 100) {
        now += Math.min(100, left)
        gate.tick(strain)
      }
    },
    /** Lets less than a tenth of a second pass. */
    wait: (milliseconds: number) => {
      now += milliseconds
    },
  }
}
