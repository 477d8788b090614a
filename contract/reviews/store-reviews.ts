import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { filledText, id, idOrSlug, list, paging, queryFlag, single, timestamp } from '../http/fields.ts'
import { ratings, stars } from '../stores/ratings.ts'
import { moderationReason, publicReview, reviewState } from './reviews.ts'

export const replyState = z.enum(['held', 'published', 'rejected'])

/** The signs by which a review is held. Staff alone see them. */
export const holdReason = z.enum([
  'all',
  'pictures',
  'phone',
  'email',
  'link',
  'handle',
  'account-number',
  'pay-outside',
  'bad-word',
  'names-store',
  'same-text',
  'payout-holder',
  'member-address',
  'member-network',
  'burst',
])

/** As the store reads it: published, or hidden since. */
export const storeReview = publicReview.extend({
  state: reviewState,
  parcelId: id,
  /** The store's own reply, shown or not; null without one. */
  ownReply: z
    .object({
      /** The newest, whether it is shown or not. */
      text: z.string(),
      state: replyState,
      reason: moderationReason.nullable(),
      at: timestamp,
    })
    .nullable(),
  /** The end of changing the reply; null when it cannot be written or changed. */
  replyUntil: timestamp.nullable(),
})

const report = z.object({ reason: moderationReason, text: z.string(), at: timestamp })

/** As the staff decide about it. */
export const moderatedReview = publicReview.extend({
  state: reviewState,
  store: z.object({ id, name: z.string(), slug: z.string() }),
  /** The review's version; a decision names the one that was read. */
  version: z.int(),
  /** The version that waits; null when none does. Its pictures are private files. */
  held: z
    .object({
      rating: stars,
      title: z.string(),
      text: z.string(),
      pictures: z.array(id),
      reasons: z.array(holdReason),
      at: timestamp,
    })
    .nullable(),
  heldReply: z.object({ text: z.string(), reasons: z.array(holdReason), at: timestamp }).nullable(),
  reports: z.array(report),
  /** The moment since when it waits for the staff; null when it does not. */
  waitingSince: timestamp.nullable(),
})

export const replyText = filledText(1000)

const tag = 'reviews'

export const listReviews = endpoint({
  operationId: 'listReviews',
  tag,
  summary: "The reviews of a store's products, for its people, newest first",
  method: 'get',
  path: '/reviews/',
  access: 'member',
  query: z.strictObject({ ...paging, store: idOrSlug, unanswered: queryFlag.optional() }),
  replies: {
    200: z.object({
      data: z.array(storeReview),
      meta: z.object({ next: z.string().nullable(), ratings, unanswered: z.int() }),
    }),
  },
  problems: ['not-found', 'forbidden'],
})

export const replyToReview = endpoint({
  operationId: 'replyToReview',
  tag,
  summary: "Write or change the store's one reply to a review",
  method: 'put',
  path: '/reviews/{id}/reply',
  access: 'member',
  params: z.object({ id }),
  body: z.strictObject({ text: replyText }),
  replies: { 200: single(storeReview) },
  problems: ['not-found', 'forbidden', 'wrong-state'],
})

// For the shop's staff.

export const listModeratedReviews = endpoint({
  operationId: 'listModeratedReviews',
  tag,
  summary: 'Reviews that wait for a decision of the staff, the oldest first; or those that are hidden',
  method: 'get',
  path: '/reviews/moderation',
  access: 'staff',
  permission: 'reviews.read',
  query: z.strictObject({ ...paging, show: z.enum(['waiting', 'hidden']).optional() }),
  replies: { 200: list(moderatedReview) },
  problems: ['forbidden'],
})

/** Each names the version that was read: nobody approves a text that has changed since. */
const read = { version: z.int().min(1) }

export const decideReview = endpoint({
  operationId: 'decideReview',
  tag,
  summary: 'Decide about a review, its reply or the reports of it',
  method: 'post',
  path: '/reviews/{id}/decision',
  access: 'staff',
  permission: 'reviews.write',
  params: z.object({ id }),
  body: z.discriminatedUnion('act', [
    z.strictObject({ act: z.literal('approve'), ...read }),
    z.strictObject({ act: z.literal('reject'), ...read, reason: moderationReason }),
    z.strictObject({ act: z.literal('hide'), ...read, reason: moderationReason }),
    z.strictObject({ act: z.literal('restore'), ...read }),
    /** The reports are not upheld. */
    z.strictObject({ act: z.literal('keep'), ...read }),
    z.strictObject({ act: z.literal('approve-reply'), ...read }),
    z.strictObject({ act: z.literal('reject-reply'), ...read, reason: moderationReason }),
  ]),
  replies: { 200: single(moderatedReview) },
  problems: ['forbidden', 'not-found', 'wrong-state', 'version-mismatch', 'dependency-unavailable'],
})

export type StoreReview = z.infer<typeof storeReview>
export type ModeratedReview = z.infer<typeof moderatedReview>
export type HoldReason = z.infer<typeof holdReason>
export type ReviewDecision = z.input<(typeof decideReview)['body']>
