import type { reportReview as contract } from '@makola/contract/reviews/reviews.ts'
import type { z } from 'zod'
import type { Caller } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { changeReview, lockReview } from '../change-review.ts'
import { reviewReports } from '../tables.ts'

type Report = { id: string; caller: Caller; reporter: string; said: z.output<(typeof contract)['body']> }

/**
 * Reports a published review to the staff. It stays; a second report of the same person changes nothing.
 * @throws Problem `not-found` (404) when it is not published.
 */
export async function reportReview(platform: Platform, { id, caller, reporter, said }: Report): Promise<void> {
  await transact(platform, async (tx) => {
    const review = await lockReview(tx, id)
    if (review.state !== 'published') throw notFound('review')
    const report = { id: newId(), reviewId: id, reporter, reason: said.reason, text: said.text ?? '' }
    const inserted = await tx
      .insert(reviewReports)
      .values({ ...report, state: 'open', at: platform.clock.now() })
      .onConflictDoNothing()
      .returning({ id: reviewReports.id })
    if (inserted.length === 0) return
    await changeReview(platform, tx, review, {
      set: { openReports: review.openReports + 1 },
      by: caller,
      action: 'review.reported',
      after: { reason: said.reason },
    })
  })
}
