/** Notes of the shop about reviews. */
export const reviewsNoted = {
  // The description of a picture for those who do not see it.
  'reviews.noted.picture': 'A buyer’s picture of {product}',
} as const
