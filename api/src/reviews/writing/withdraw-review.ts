import type { OwnReview } from '@makola/contract/reviews/reviews.ts'
import { releasePrivateFiles } from '../../media/private/release-private-files.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { changeReview, lockReview } from '../change-review.ts'
import { showPictures } from '../review-pictures.ts'
import { requireReviewState } from '../review-states.ts'
import { byOf, findOrderOfReview } from './edit-review.ts'
import { readOwnReview } from './read-own-reviews.ts'

/**
 * Takes a review back for good; its pictures are deleted. A writer may do so at any time.
 * @throws Problem `not-found` (404); `wrong-state` (409) when it is withdrawn already.
 */
export async function withdrawReview(
  platform: Platform,
  { token, id, caller }: { token: string; id: string; caller: Caller },
): Promise<OwnReview> {
  const order = await findOrderOfReview(platform.database, token, id)
  return transact(platform, async (tx) => {
    const review = await lockReview(tx, id)
    requireReviewState(review.state, ['held', 'published', 'rejected', 'hidden'])
    await showPictures(tx, id, [])
    await releasePrivateFiles(tx, 'review', id)
    await changeReview(platform, tx, review, {
      set: { state: 'withdrawn', shown: null, held: null },
      by: byOf(caller, order),
      action: 'review.moved',
    })
    return readOwnReview(tx, id, platform.clock.now())
  })
}
