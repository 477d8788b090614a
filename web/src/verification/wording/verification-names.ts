import type {
  VerificationKind,
  VerificationReason,
  VerificationState,
} from '@makola/contract/verification/verification.ts'
import type { Key } from '@makola/words/messages.ts'

/** The states of an application as people read them. */
export const stateNames = {
  submitted: 'verification.state.submitted',
  more_needed: 'verification.state.more-needed',
  verified: 'verification.state.verified',
  refused: 'verification.state.refused',
  expired: 'verification.state.expired',
} as const satisfies Record<VerificationState, Key>

export const stateTones = {
  submitted: 'accent',
  more_needed: 'danger',
  verified: 'success',
  refused: 'danger',
  expired: 'danger',
} as const satisfies Record<VerificationState, string>

export const kindNames = {
  person: 'verification.kind.person',
  business: 'verification.kind.business',
} as const satisfies Record<VerificationKind, Key>

export const reasonNames = {
  unreadable: 'verification.reason.unreadable',
  'name-differs': 'verification.reason.name-differs',
  'number-wrong': 'verification.reason.number-wrong',
  'document-expired': 'verification.reason.document-expired',
  'document-missing': 'verification.reason.document-missing',
  'address-missing': 'verification.reason.address-missing',
  'not-allowed': 'verification.reason.not-allowed',
  other: 'verification.reason.other',
} as const satisfies Record<VerificationReason, Key>

/** In the order of the choices. */
export const reasons = Object.keys(reasonNames) as VerificationReason[]
