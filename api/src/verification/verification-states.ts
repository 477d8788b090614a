import type {
  VerificationDecision,
  VerificationKind,
  VerificationState,
} from '@makola/contract/verification/verification.ts'
import { refuse } from '../platform/problem.ts'

/** States in which a store may send documents. A person who is verified may still apply as a business. */
const opensFor = {
  submitted: false,
  more_needed: true,
  verified: false,
  refused: true,
  expired: true,
} as const satisfies Record<VerificationState, boolean>

type Known = { state: VerificationState; kind: VerificationKind }

export function mayStart(before: Known | null, kind: VerificationKind): boolean {
  if (before === null || opensFor[before.state]) return true
  return before.state === 'verified' && before.kind === 'person' && kind === 'business'
}

export const stateAfter = {
  verify: 'verified',
  more: 'more_needed',
  refuse: 'refused',
} as const satisfies Record<VerificationDecision, VerificationState>

/** The tier that each kind opens. */
export const tierOf = { person: 1, business: 2 } as const satisfies Record<VerificationKind, number>

/** @throws Problem `wrong-state` (409) unless it waits for the staff. */
export function requireSubmitted(state: VerificationState): void {
  if (state !== 'submitted') throw refuse('verification.not-now', { state }, { current: { state } })
}
