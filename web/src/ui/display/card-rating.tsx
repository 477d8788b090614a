import type { Rating } from '@makola/contract/stores/ratings.ts'

/** The mean of the stars, and their number; nothing without any. */
export function CardRating({ rating }: { rating: Rating | null }) {
  if (!rating) return null
  return <p className="text-small text-muted">{`★ ${rating.average} (${rating.count})`}</p>
}
