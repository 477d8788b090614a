import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import { isClaimableBy } from '../orders/tracking/list-account-orders.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { nameOfAccount } from '../platform/http/caller.ts'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { reviewReplies, reviewReports, reviews, reviewVersions } from './tables.ts'

/**
 * Reviews stay, as those of a former account: others rely on them. Their writer may withdraw each first. They follow their orders: one
 * that was written as a guest is the account's that the order belongs to.
 */
export const personalData: PersonalData = {
  async export(db, { accountId, email }) {
    return {
      ...(await exportReviews(db, or(eq(orders.accountId, accountId), isClaimableBy(email)))),
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
    // By now the orders that were placed as a guest are the account's.
    await forgetNames(tx, eq(orders.accountId, accountId))
    await tx
      .update(reviewReports)
      .set({ text: '' })
      .where(eq(reviewReports.reporter, nameOfAccount(accountId)))
  },
  guest: {
    export: (db, { email }) => exportReviews(db, isClaimableBy(email)),
    async erase(tx, { email }) {
      // By now the orders are nobody's to claim any more.
      await forgetNames(tx, and(isNull(orders.accountId), eq(orders.email, email)))
    },
  },
}

async function exportReviews(db: Queryable, isTheirs: SQL | undefined) {
  const { name, rating, title, text, state, countryCode, writtenAt } = reviews
  const { at } = reviewVersions
  return {
    reviews: await db
      .select({ name, rating, title, text, state, countryCode, writtenAt })
      .from(reviews)
      .innerJoin(orders, eq(orders.id, reviews.orderId))
      .where(isTheirs),
    review_versions: await db
      .select({ rating: reviewVersions.rating, title: reviewVersions.title, text: reviewVersions.text, at })
      .from(reviewVersions)
      .innerJoin(reviews, eq(reviews.id, reviewVersions.reviewId))
      .innerJoin(orders, eq(orders.id, reviews.orderId))
      .where(isTheirs),
  }
}

async function forgetNames(tx: Transaction, isTheirs: SQL | undefined): Promise<void> {
  const theirs = tx.select({ id: orders.id }).from(orders).where(isTheirs)
  await tx.update(reviews).set({ name: null }).where(inArray(reviews.orderId, theirs))
}
