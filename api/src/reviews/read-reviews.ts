import { asc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue/tables.ts'
import type { PictureRow } from '../media/pictures/present-picture.ts'
import { pictures } from '../media/tables.ts'
import { orderLines, parcels } from '../orders/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { type Given, prepareOnce } from '../platform/database/prepare-once.ts'
import { stores } from '../stores/tables.ts'
import { type ReplyRow, type ReviewRow, reviewPictures, reviewReplies, reviews } from './tables.ts'

export type ReviewDetails = {
  review: ReviewRow
  line: { name: string; variantTitle: string }
  /** The product's, while it is on sale. */
  slug: string | null
  store: { id: string; name: string; slug: string }
  reply: ReplyRow | null
  isReturned: boolean
  pictures: PictureRow[]
}

const isReturned = sql<boolean>`(${parcels.state} = 'returned' or exists (
  select from request_lines join requests on requests.id = request_id
  where order_line_id = ${reviews.orderLineId} and kind = 'return' and requests.state = 'done'))`

type Question = { which: SQL | undefined; order: readonly SQL[]; limit: number | Placeholder }

/** Reads reviews with everything that their screens show: two statements. */
export async function readReviews(db: Queryable, question: Question): Promise<ReviewDetails[]> {
  return addPictures(db, await selectReviews(db, question))
}

/** One review, read the same way; undefined when there is none. */
export async function readReview(db: Queryable, id: string): Promise<ReviewDetails | undefined> {
  const [found] = await readReviews(db, { which: eq(reviews.id, id), order: [], limit: 1 })
  return found
}

/** The same for a frequent question, whose statement is built once. */
export function prepareReviews<Values extends object>(ask: (given: Given<Values>) => Question) {
  const select = prepareOnce((db, given: Given<Values>) => selectReviews(db, ask(given)))
  return async (db: Queryable, values: Values): Promise<ReviewDetails[]> => addPictures(db, await select(db, values))
}

function selectReviews(db: Queryable, { which, order, limit }: Question) {
  return db
    .select({
      review: reviews,
      line: { name: orderLines.name, variantTitle: orderLines.variantTitle },
      slug: sql<string | null>`case when ${products.status} = 'active' then ${products.slug} end`,
      store: { id: stores.id, name: stores.name, slug: stores.slug },
      reply: reviewReplies,
      isReturned,
    })
    .from(reviews)
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .innerJoin(parcels, eq(parcels.id, reviews.parcelId))
    .innerJoin(stores, eq(stores.id, reviews.storeId))
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .where(which)
    .orderBy(...order)
    .limit(limit)
}

async function addPictures(db: Queryable, rows: Omit<ReviewDetails, 'pictures'>[]): Promise<ReviewDetails[]> {
  const ids = rows.flatMap(({ review }) => (review.pictureCount > 0 ? [review.id] : []))
  const shown = ids.length === 0 ? [] : await readPictures(db, ids)
  return rows.map((row) => ({
    ...row,
    pictures: shown.flatMap(({ reviewId, picture }) => (reviewId === row.review.id ? [picture] : [])),
  }))
}

function readPictures(db: Queryable, reviewIds: readonly string[]) {
  return db
    .select({ reviewId: reviewPictures.reviewId, picture: pictures })
    .from(reviewPictures)
    .innerJoin(pictures, eq(pictures.id, reviewPictures.pictureId))
    .where(inArray(reviewPictures.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPictures.position))
}
