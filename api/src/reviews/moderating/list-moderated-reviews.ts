import type { ModeratedReview } from '@makola/contract/reviews/store-reviews.ts'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentPublic } from '../present-review.ts'
import { type ReviewDetails, readReviews } from '../read-reviews.ts'
import { reviewReports, reviews, reviewVersions } from '../tables.ts'

type Asked = { show?: 'waiting' | 'hidden' | undefined; limit?: number | undefined; cursor?: string | undefined }

/**
 * A page of what waits for the staff, the oldest first, or of the hidden reviews.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listModeratedReviews(
  platform: Platform,
  { show = 'waiting', limit = 24, cursor }: Asked,
): Promise<{ data: ModeratedReview[]; meta: { next: string | null; total: number } }> {
  const { database } = platform
  const question = { list: 'moderated-reviews', show }
  const after = readCursor(question, cursor)
  const since = show === 'waiting' ? reviews.waitingSince : reviews.writtenAt
  const all = show === 'waiting' ? isNotNull(reviews.waitingSince) : eq(reviews.state, 'hidden')
  const rows = await readReviews(database, {
    which: and(all, after && sql`(${since}, ${reviews.id}) > (${after.key}::timestamptz, ${after.id}::uuid)`),
    order: [asc(since), asc(reviews.id)],
    limit: limit + 1,
  })
  const { page, next } = cutPage(rows, limit, question, ({ review }) => ({
    key: (show === 'waiting' ? review.waitingSince : review.writtenAt)?.toISOString() ?? '',
    id: review.id,
  }))
  return {
    data: await presentModerated(platform, database, page),
    meta: { next, total: await database.$count(reviews, all) },
  }
}

/** Reviews with all that a decision needs: three more statements, however many they are. */
export async function presentModerated(
  platform: Platform,
  db: Queryable,
  page: readonly ReviewDetails[],
): Promise<ModeratedReview[]> {
  const ids = page.map(({ review }) => review.id)
  const isHeld = and(inArray(reviewVersions.reviewId, ids), eq(reviewVersions.position, reviews.held))
  const versions = await db
    .select({ version: reviewVersions })
    .from(reviewVersions)
    .innerJoin(reviews, eq(reviews.id, reviewVersions.reviewId))
    .where(isHeld)
  const reports = await db
    .select()
    .from(reviewReports)
    .where(and(inArray(reviewReports.reviewId, ids), eq(reviewReports.state, 'open')))
    .orderBy(asc(reviewReports.at))
  return page.map((details) => {
    const { review, reply, store } = details
    const held = versions.find(({ version }) => version.reviewId === review.id)?.version
    return {
      ...presentPublic(platform, details),
      state: review.state,
      store,
      version: review.version,
      held: held
        ? {
            rating: held.rating,
            title: held.title,
            text: held.text,
            pictures: held.fileIds,
            reasons: held.holdReasons,
            at: held.at.toISOString(),
          }
        : null,
      heldReply:
        reply && review.replyState === 'held'
          ? { text: reply.text, reasons: reply.holdReasons, at: reply.changedAt.toISOString() }
          : null,
      reports: reports
        .filter(({ reviewId }) => reviewId === review.id)
        .map(({ reason, text, at }) => ({ reason, text, at: at.toISOString() })),
      waitingSince: review.waitingSince?.toISOString() ?? null,
    }
  })
}
