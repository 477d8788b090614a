import { eq, or } from 'drizzle-orm'
import { nameOfAccount } from '../platform/http/caller.ts'
import type { Person, PersonalData } from '../platform/privacy/personal-data.ts'
import { reviewReplies, reviewReports, reviews, reviewVersions } from './tables.ts'

/** Reviews stay, as those of a former account: others rely on them. Their writer may withdraw each first. */
export const personalData: PersonalData = {
  async export(db, { accountId }) {
    const { rating, title, text, state, countryCode, writtenAt } = reviews
    return {
      reviews: await db
        .select({ name: reviews.name, rating, title, text, state, countryCode, writtenAt })
        .from(reviews)
        .where(isOf(accountId)),
      review_versions: await db
        .select({
          rating: reviewVersions.rating,
          title: reviewVersions.title,
          text: reviewVersions.text,
          at: reviewVersions.at,
        })
        .from(reviewVersions)
        .innerJoin(reviews, eq(reviews.id, reviewVersions.reviewId))
        .where(isOf(accountId)),
      review_replies: await db
        .select({ text: reviewReplies.text, firstAt: reviewReplies.firstAt, changedAt: reviewReplies.changedAt })
        .from(reviewReplies)
        .where(eq(reviewReplies.authorId, accountId)),
      review_reports: await db
        .select({ reason: reviewReports.reason, text: reviewReports.text, at: reviewReports.at })
        .from(reviewReports)
        .where(or(eq(reviewReports.reporter, nameOfAccount(accountId)), eq(reviewReports.deciderId, accountId))),
    }
  },
  async erase(tx, { accountId }) {
    await tx.update(reviews).set({ name: null }).where(isOf(accountId))
    await tx
      .update(reviewReports)
      .set({ text: '' })
      .where(eq(reviewReports.reporter, nameOfAccount(accountId)))
  },
}

const isOf = (accountId: Person['accountId']) => eq(reviews.accountId, accountId)
