import { stepAside } from '../../platform/load/step-aside.ts'
import { refuse } from '../../platform/problem.ts'

/** The orders of one process that take the same variant at once: more would wait for its row, each on a connection of its own. */
const mostAtOnce = 2
/**
 * The time that an order waits for its turn, in milliseconds, and the answer's advice to the others, in seconds. A hundred buyers of
 * one plentiful item at the same moment took three seconds on a busy machine with two cores.
 */
const longestWait = 5_000
const retryAfterSeconds = 2
/** More would only cost memory: five seconds are not enough for so many. */
const mostWaiting = 2_000

type Line = { line: Waiting[]; inside: number }
type Waiting = { enter: (turn: Turn) => void; timer: NodeJS.Timeout }
/** `look`: a variant has just run out for someone. What was seen of the stock before no longer counts. */
type Turn = 'go' | 'look'

const lines = new Map<string, Line>()

/** The time that an order has left for waiting, over all variants and all looks. */
export type Patience = { milliseconds: number }

export const inDemand = () => refuse('orders.in-demand', {}, { retryAfterSeconds })

export const newPatience = (): Patience => ({ milliseconds: longestWait })

/**
 * Runs `work` when all of these variants have a place for it, in the order of arrival. `ranOut` says of its result or its error
 * whether a variant has run out: then those who wait do not try one after the other, but look again.
 * @returns Null for an order that should look again first.
 * @throws Problem `overloaded` (503) after five seconds, and at once where too many wait.
 */
export async function inTurn<T>(
  { variantIds, patience }: { variantIds: readonly string[]; patience: Patience },
  work: () => Promise<T>,
  ranOut: (ended: { result: T } | { error: unknown }) => boolean,
): Promise<T | null> {
  const entered: string[] = []
  let isOut = false
  try {
    // In one order for everybody: no two wait for each other.
    for (const variantId of [...new Set(variantIds)].toSorted()) {
      if (!enterAtOnce(variantId)) {
        // Others have the places that are of no use meanwhile.
        const earlier = entered.splice(0)
        for (const one of earlier) leave(one, false)
        const turn = await waitAt(variantId, patience)
        for (const one of earlier) enterAnyway(one)
        entered.push(...earlier)
        if (turn === 'look') return null
      }
      entered.push(variantId)
    }
    const result = await work()
    isOut = ranOut({ result })
    return result
  } catch (error) {
    isOut = ranOut({ error })
    throw error
  } finally {
    for (const variantId of entered) leave(variantId, isOut)
  }
}

function placeOf(variantId: string): Line {
  const place = lines.get(variantId) ?? { line: [], inside: 0 }
  lines.set(variantId, place)
  return place
}

function enterAtOnce(variantId: string): boolean {
  const place = placeOf(variantId)
  if (place.inside >= mostAtOnce) return false
  place.inside++
  return true
}

function enterAnyway(variantId: string): void {
  placeOf(variantId).inside++
}

async function waitAt(variantId: string, patience: Patience): Promise<Turn> {
  const place = placeOf(variantId)
  if (place.line.length >= mostWaiting) throw inDemand()
  const since = performance.now()
  const turn = new Promise<Turn>((enter, giveUp) => {
    const timer = setTimeout(
      () => {
        place.line = place.line.filter((other) => other.timer !== timer)
        giveUp(inDemand())
      },
      Math.max(0, patience.milliseconds),
    )
    place.line.push({ enter, timer })
  })
  try {
    return await stepAside(turn)
  } finally {
    patience.milliseconds -= performance.now() - since
  }
}

function leave(variantId: string, isOut: boolean): void {
  const place = lines.get(variantId)
  if (!place) return
  place.inside--
  // There is none as long as more are inside than may be: those who came back to an earlier variant.
  const room = Math.max(0, mostAtOnce - place.inside)
  const woken = place.line.splice(0, isOut ? place.line.length : room)
  if (!isOut) place.inside += woken.length
  for (const { enter, timer } of woken) {
    clearTimeout(timer)
    enter(isOut ? 'look' : 'go')
  }
  if (place.inside === 0) lines.delete(variantId)
}
