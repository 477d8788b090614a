import type { VerificationState } from '@makola/contract/verification/verification.ts'

/** In the order in which the staff looks at them. Apart from their names: every visitor loads what reads an address. */
export const states = [
  'submitted',
  'more_needed',
  'verified',
  'refused',
  'expired',
] as const satisfies VerificationState[]
