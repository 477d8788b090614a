import type { ModerationReason } from '@makola/contract/reviews/reviews.ts'
import type { Key } from '@makola/words/messages.ts'

/** The public reasons for which a review is not shown. */
export const reasonNames = {
  'not-genuine': 'reviews.reason.not-genuine',
  abusive: 'reviews.reason.abusive',
  'personal-data': 'reviews.reason.personal-data',
  'off-topic': 'reviews.reason.off-topic',
  advertising: 'reviews.reason.advertising',
  unlawful: 'reviews.reason.unlawful',
  'unsuitable-picture': 'reviews.reason.unsuitable-picture',
} as const satisfies Record<ModerationReason, Key>

export const reasons = Object.keys(reasonNames) as ModerationReason[]
