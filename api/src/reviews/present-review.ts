import type { PublicReview } from '@makola/contract/reviews/reviews.ts'
import { presentPicture } from '../media/pictures/present-picture.ts'
import type { Platform } from '../platform/platform.ts'
import type { ReviewDetails } from './read-reviews.ts'
import type { ReplyRow } from './tables.ts'

/** A review as everyone reads it. */
export function presentPublic({ config }: Pick<Platform, 'config'>, details: ReviewDetails): PublicReview {
  const { review, line, slug } = details
  return {
    id: review.id,
    rating: review.rating,
    title: review.title,
    text: review.text,
    name: review.name,
    countryCode: review.countryCode,
    isReturned: details.isReturned,
    isEdited: review.editedAt !== null && review.shown !== 1,
    pictures: details.pictures.map((picture) => presentPicture(picture, config.mediaUrl)),
    writtenAt: review.writtenAt.toISOString(),
    reply: presentReply(details.reply),
    product: { id: review.productId, name: line.name, variantTitle: line.variantTitle, slug },
  }
}

/** The reply as everyone reads it; null when none is shown. */
export function presentReply(reply: ReplyRow | null): PublicReview['reply'] {
  if (!reply || reply.shownText === null) return null
  return { text: reply.shownText, at: reply.firstAt.toISOString() }
}
