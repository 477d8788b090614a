import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, idOrSlug, line, paging, paragraphs, single, timestamp } from '../http/fields.ts'
import { picture } from '../media/media.ts'
import { trackingToken } from '../orders/orders.ts'
import { ratings, stars } from '../stores/ratings.ts'

/** Held: a person looks at it first. */
export const reviewState = z.enum(['held', 'published', 'rejected', 'hidden', 'withdrawn'])

/** The public list of reasons for which a review is not shown. Few stars are none. */
export const moderationReason = z.enum([
  'not-genuine',
  'abusive',
  'personal-data',
  'off-topic',
  'advertising',
  'unlawful',
  'unsuitable-picture',
])

export const mostReviewPictures = 4

export const newReviewFields = {
  rating: stars,
  title: z.union([line(100), z.literal('')]).optional(),
  text: paragraphs(2000).optional(),
  /** Ids of private pictures, PNG or JPEG: they are public once a person has approved them. */
  pictures: z.array(id).max(mostReviewPictures).optional(),
}
export const newReview = z.strictObject({ lineId: id, ...newReviewFields })
/** The whole new version. */
export const reviewVersion = z.strictObject(newReviewFields)

const reply = z.object({ text: z.string(), at: timestamp })

/** As everyone reads it. */
export const publicReview = z.object({
  id,
  rating: stars,
  title: z.string(),
  text: z.string(),
  /** First name; null for a former account. */
  name: z.string().nullable(),
  countryCode: z.string(),
  /** True when what was bought went back. */
  isReturned: z.boolean(),
  isEdited: z.boolean(),
  pictures: z.array(picture),
  writtenAt: timestamp,
  reply: reply.nullable(),
  /** The product as it was bought; the slug is null when it is no longer on sale. */
  product: z.object({ id, name: z.string(), variantTitle: z.string(), slug: z.string().nullable() }),
})

/** As its writer reads it: the newest version, shown or not. */
export const ownReview = z.object({
  id,
  state: reviewState,
  rating: stars,
  title: z.string(),
  text: z.string(),
  /** Ids of private pictures. */
  pictures: z.array(id),
  /** True while a person looks at a changed version; the former one stays. */
  isChangeHeld: z.boolean(),
  /** The reason why the newest version is not shown; null otherwise. */
  reason: moderationReason.nullable(),
  /** The end of editing; null when it cannot be edited any more. */
  editableUntil: timestamp.nullable(),
  writtenAt: timestamp,
  reply: reply.nullable(),
})

/** The reasons against writing. */
export const reviewClosed = z.enum(['not-paid', 'not-delivered', 'cancelled', 'never-arrived', 'window-over'])

/** A bought line, its review or the chance of one. */
export const reviewable = z.object({
  lineId: id,
  parcelNumber: z.string(),
  productId: id,
  name: z.string(),
  variantTitle: z.string(),
  picture: picture.nullable(),
  store: z.object({ id, name: z.string(), slug: z.string() }),
  /** Null: it can be reviewed now, or has been. */
  closed: reviewClosed.nullable(),
  /** The last moment of writing; null before it is known. */
  closesAt: timestamp.nullable(),
  review: ownReview.nullable(),
})

export const reviewSort = z.enum(['newest', 'highest', 'lowest', 'pictures'])

const tag = 'reviews'
const token = z.object({ token: trackingToken })
const tokenAndId = z.object({ token: trackingToken, id })
const once = ['idempotency-key-missing', 'idempotency-key-reused', 'idempotency-key-in-progress'] as const
const listed = {
  query: z.strictObject({
    ...paging,
    stars: z.enum(['1', '2', '3', '4', '5']).optional(),
    sort: reviewSort.optional(),
  }),
  replies: {
    200: z.object({
      data: z.array(publicReview),
      /** `ratings` counts all of them, whatever is filtered. */
      meta: z.object({ next: z.string().nullable(), ratings }),
    }),
  },
  problems: ['not-found'],
} as const

// For the buyer: by the tracking link. An account finds the links of its orders in its list.

export const listOrderReviews = endpoint({
  operationId: 'listOrderReviews',
  tag,
  summary: 'The lines of an order with their reviews, and those that can be reviewed',
  method: 'get',
  path: '/orders/track/{token}/reviews',
  access: 'public',
  params: token,
  replies: { 200: z.object({ data: z.array(reviewable) }) },
  problems: ['not-found'],
})

export const writeReview = endpoint({
  operationId: 'writeReview',
  tag,
  summary: 'Review a delivered line of an order',
  method: 'post',
  path: '/orders/track/{token}/reviews',
  access: 'public',
  isIdempotent: true,
  params: token,
  body: newReview,
  replies: { 201: single(ownReview) },
  problems: ['not-found', 'forbidden', 'wrong-state', 'duplicate', ...once],
})

export const editReview = endpoint({
  operationId: 'editReview',
  tag,
  summary: 'Change a review; the former version stays until the new one is shown',
  method: 'put',
  path: '/orders/track/{token}/reviews/{id}',
  access: 'public',
  params: tokenAndId,
  body: reviewVersion,
  replies: { 200: single(ownReview) },
  problems: ['not-found', 'wrong-state'],
})

export const withdrawReview = endpoint({
  operationId: 'withdrawReview',
  tag,
  summary: 'Take back a review for good, and its pictures with it',
  method: 'post',
  path: '/orders/track/{token}/reviews/{id}/withdraw',
  access: 'public',
  params: tokenAndId,
  replies: { 200: single(ownReview) },
  problems: ['not-found', 'wrong-state'],
})

// For everyone.

export const listProductReviews = endpoint({
  operationId: 'listProductReviews',
  tag,
  summary: 'The published reviews of a product',
  method: 'get',
  path: '/products/{id}/reviews',
  access: 'public',
  params: z.object({ id: idOrSlug }),
  ...listed,
})

export const listStoreReviews = endpoint({
  operationId: 'listStoreReviews',
  tag,
  summary: "The published reviews of a store's products",
  method: 'get',
  path: '/stores/{id}/reviews',
  access: 'public',
  params: z.object({ id: idOrSlug }),
  ...listed,
})

export const reportReview = endpoint({
  operationId: 'reportReview',
  tag,
  summary: 'Tell the shop that a review breaks its rules; it stays until a person has looked',
  method: 'post',
  path: '/reviews/{id}/report',
  access: 'public',
  params: z.object({ id }),
  body: z.strictObject({ reason: moderationReason, text: paragraphs(500).optional() }),
  replies: { 204: null },
  problems: ['not-found', 'rate-limited'],
})

export type PublicReview = z.infer<typeof publicReview>
export type OwnReview = z.infer<typeof ownReview>
export type Reviewable = z.infer<typeof reviewable>
export type ReviewClosed = z.infer<typeof reviewClosed>
export type ReviewState = z.infer<typeof reviewState>
export type ReviewSort = z.infer<typeof reviewSort>
export type ModerationReason = z.infer<typeof moderationReason>
export type NewReview = z.input<typeof newReview>
export type ReviewVersion = z.input<typeof reviewVersion>
