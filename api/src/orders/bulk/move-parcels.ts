import type { ParcelOutcome } from '@makola/contract/orders/bulk-parcels.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound, Problem, presentRefusal } from '../../platform/problem.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { advanceParcel, type Step } from '../parcels/advance-parcel.ts'
import { findNumbers } from './find-numbers.ts'

type Move = { id: string; step: Exclude<Step, { to: 'cancelled' } | { to: 'returned' }> }

/**
 * Moves parcels of one store, each as if alone: in its own transaction, with its own audit row and news. A parcel that cannot go
 * there is named with the reason, and holds up no other. Moving them again changes nothing.
 * @throws Problem `not-found` (404) for the store, `forbidden` (403).
 */
export async function moveParcels(
  platform: Platform,
  caller: Caller,
  { store, moves }: { store: string; moves: readonly Move[] },
): Promise<ParcelOutcome[]> {
  const { id: storeId } = await findOwnStore(platform.database, caller, store, 'parcels.move')
  const numbers = await findNumbers(platform.database, { storeId, ids: moves.map(({ id }) => id) })
  const outcomes: ParcelOutcome[] = []
  for (const move of moves) outcomes.push(await moveOne(platform, caller, { ...move, number: numbers.get(move.id) }))
  return outcomes
}

async function moveOne(
  platform: Platform,
  by: Caller,
  { id, step, number }: Move & { number: string | undefined },
): Promise<ParcelOutcome> {
  if (number === undefined) return { id, number: null, outcome: 'refused', refusal: presentRefusal(notFound('order')) }
  try {
    const isMoved = await advanceParcel(platform, { parcelId: id, by, step })
    return { id, number, outcome: isMoved ? 'done' : 'already', refusal: null }
  } catch (error) {
    // An outage refuses no parcel: the whole call fails, and can be repeated.
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return { id, number, outcome: 'refused', refusal: presentRefusal(error) }
  }
}
