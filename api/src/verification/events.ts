import type { VerificationReason, VerificationState } from '@makola/contract/verification/verification.ts'
import { defineEvent } from '../platform/messaging/events.ts'

/** An application was submitted, decided, or has expired. The version is its own from then on. */
export const verificationMoved = defineEvent<{
  verificationId: string
  version: number
  to: VerificationState
  /** As they were at that moment. */
  reasons: readonly VerificationReason[]
  note: string
  at: string
}>('verification.moved', ({ verificationId }) => verificationId)
