import { restOn } from '../platform/answer-tags.ts'

/** The answer shows the published reviews of a product, or of a store. */
export function restOnReviews(productOrStoreId: string): void {
  restOn(`v:${productOrStoreId}`)
}
