import type { attempts } from '../tables.ts'

export type AttemptState = typeof attempts.$inferSelect.state

const next: Record<AttemptState, readonly AttemptState[]> = {
  created: ['redirected', 'succeeded', 'failed', 'abandoned', 'expired'],
  redirected: ['succeeded', 'failed', 'abandoned', 'expired'],
  succeeded: [],
  failed: [],
  abandoned: [],
  expired: [],
}

/** Terminal states never change; later money is a fact on the payment, not another state of the attempt. */
export function canBecome(from: AttemptState, to: AttemptState): boolean {
  return next[from].includes(to)
}

export function isTerminal(state: AttemptState): boolean {
  return next[state].length === 0
}
