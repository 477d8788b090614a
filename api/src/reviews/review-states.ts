import type { ReviewState } from '@makola/contract/reviews/reviews.ts'
import { refuse } from '../platform/problem.ts'

/** The transitions of a review. A rejected one may be written anew; a hidden one comes back by the staff alone. */
export const reviewTransitions: Record<ReviewState, readonly ReviewState[]> = {
  held: ['held', 'published', 'rejected', 'withdrawn'],
  published: ['published', 'hidden', 'withdrawn'],
  rejected: ['held', 'published', 'withdrawn'],
  hidden: ['published', 'withdrawn'],
  withdrawn: [],
}

/** @throws Problem `wrong-state` (409) with the present state. */
export function requireReviewState(present: ReviewState, wanted: readonly ReviewState[]): void {
  if (!wanted.includes(present)) throw refuse('reviews.not-now', { state: present }, { current: present })
}
