import type { refunds } from '../tables.ts'

export type RefundState = typeof refunds.$inferSelect.state

/** The end of a refund is not known yet. */
export const openRefundStates = ['requested', 'processing', 'needs_attention'] as const satisfies readonly RefundState[]

const next: Record<RefundState, readonly RefundState[]> = {
  requested: ['processing', 'needs_attention', 'succeeded', 'failed'],
  processing: ['needs_attention', 'succeeded', 'failed'],
  needs_attention: ['processing', 'succeeded', 'failed'],
  // A bank may turn money away days after the provider said that it had left.
  succeeded: ['failed'],
  failed: [],
}

export function canRefundBecome(from: RefundState, to: RefundState): boolean {
  return next[from].includes(to)
}

export function isOpenRefund(state: RefundState): boolean {
  return openRefundStates.some((open) => open === state)
}
