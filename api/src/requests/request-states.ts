import type { RequestState } from '@makola/contract/requests/requests.ts'
import { refuse } from '../platform/problem.ts'

/**
 * The transitions of a request. An accepted offer is `approved` until its money is back. Goods that do not come back in time are
 * no reason to keep a decision of the staff open: its clock lapses too. Goods may arrive before their buyer says that they are sent.
 */
export const requestTransitions: Record<RequestState, readonly RequestState[]> = {
  open: ['offered', 'replacing', 'approved', 'declined', 'escalated', 'done', 'withdrawn', 'superseded'],
  offered: ['approved', 'declined', 'done', 'withdrawn', 'lapsed', 'superseded'],
  replacing: ['replaced', 'escalated', 'done', 'superseded'],
  replaced: ['escalated', 'done', 'superseded'],
  approved: ['sent_back', 'received', 'done', 'withdrawn', 'lapsed', 'superseded'],
  sent_back: ['received', 'escalated', 'done', 'superseded'],
  received: ['done', 'superseded'],
  declined: ['escalated', 'done', 'withdrawn', 'lapsed', 'superseded'],
  escalated: ['decided', 'done', 'withdrawn', 'superseded'],
  decided: ['sent_back', 'received', 'done', 'lapsed', 'superseded'],
  done: [],
  withdrawn: [],
  lapsed: [],
  superseded: [],
}

/** States in which a request claims its units and holds the parcel's money back. */
export const liveStates = (Object.keys(requestTransitions) as RequestState[]).filter(
  (state) => requestTransitions[state].length > 0,
)

export const isLive = (state: RequestState): boolean => liveStates.includes(state)

/** @throws Problem `wrong-state` (409) with the present state. */
export function requireRequestState(present: RequestState, wanted: readonly RequestState[]): void {
  if (!wanted.includes(present)) throw refuse('requests.not-now', { state: present }, { current: present })
}
