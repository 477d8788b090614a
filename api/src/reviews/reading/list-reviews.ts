import type { PublicReview, ReviewSort } from '@makola/contract/reviews/reviews.ts'
import type { Ratings } from '@makola/contract/stores/ratings.ts'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { restOnProduct } from '../../catalogue/answer-tags.ts'
import { productRatings } from '../../catalogue/ratings/tables.ts'
import { products } from '../../catalogue/tables.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { restOnStore } from '../../stores/answer-tags.ts'
import { presentRatings } from '../../stores/ratings/star-counts.ts'
import { storeRatings, stores } from '../../stores/tables.ts'
import { restOnReviews } from '../answer-tags.ts'
import { presentPublic } from '../present-review.ts'
import { readReviews } from '../read-reviews.ts'
import { type ReviewRow, reviews } from '../tables.ts'

type Asked = {
  limit?: number | undefined
  cursor?: string | undefined
  stars?: string | undefined
  sort?: ReviewSort | undefined
}
type Page = { data: PublicReview[]; meta: { next: string | null; ratings: Ratings } }

/**
 * A page of the published reviews of a product on sale.
 * @throws Problem `not-found` (404); `validation-failed` (422) for a cursor of another list.
 */
export async function listProductReviews(platform: Platform, idOrSlug: string, asked: Asked): Promise<Page> {
  const [product] = await platform.database
    .select({ id: products.id, ratings: productRatings })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .leftJoin(productRatings, eq(productRatings.productId, products.id))
    .where(
      and(
        byIdOrSlug(products, idOrSlug),
        eq(products.status, 'active'),
        isNull(products.deletedAt),
        ne(stores.status, 'closed'),
      ),
    )
  if (!product) throw notFound('product')
  restOnProduct(product.id)
  return listReviews(platform, {
    ...asked,
    of: product.id,
    ofOne: eq(reviews.productId, product.id),
    counts: product.ratings,
  })
}

/**
 * A page of the published reviews of a store's lines.
 * @throws Problem as `listProductReviews`.
 */
export async function listStoreReviews(platform: Platform, idOrSlug: string, asked: Asked): Promise<Page> {
  const [store] = await platform.database
    .select({ id: stores.id, ratings: storeRatings })
    .from(stores)
    .leftJoin(storeRatings, eq(storeRatings.storeId, stores.id))
    .where(and(byIdOrSlug(stores, idOrSlug), ne(stores.status, 'closed')))
  if (!store) throw notFound('store')
  restOnStore(store.id)
  return listReviews(platform, { ...asked, of: store.id, ofOne: eq(reviews.storeId, store.id), counts: store.ratings })
}

type Key = { by: SQL; sqlType: 'timestamptz' | 'int'; of: (review: ReviewRow) => string | number }

/** Each downwards; of two alike the newer comes first. */
const keys: Record<ReviewSort, Key> = {
  newest: { by: sql`${reviews.writtenAt}`, sqlType: 'timestamptz', of: ({ writtenAt }) => writtenAt.toISOString() },
  highest: { by: sql`${reviews.rating}`, sqlType: 'int', of: ({ rating }) => rating },
  lowest: { by: sql`-${reviews.rating}`, sqlType: 'int', of: ({ rating }) => -rating },
  pictures: {
    by: sql`least(${reviews.pictureCount}, 1)`,
    sqlType: 'int',
    of: ({ pictureCount }) => Math.min(pictureCount, 1),
  },
}

type Question = Asked & { of: string; ofOne: SQL; counts: Parameters<typeof presentRatings>[0] }

async function listReviews(platform: Platform, { of, ofOne, counts, ...asked }: Question): Promise<Page> {
  restOnReviews(of)
  const { limit = 10, cursor, stars, sort = 'newest' } = asked
  const question = { list: 'reviews', of, stars, sort }
  const after = readCursor(question, cursor)
  const key = keys[sort]
  const rows = await readReviews(platform.database, {
    which: and(
      ofOne,
      eq(reviews.state, 'published'),
      stars === undefined ? undefined : eq(reviews.rating, Number(stars)),
      after && sql`(${key.by}, ${reviews.id}) < (${after.key}::${sql.raw(key.sqlType)}, ${after.id}::uuid)`,
    ),
    order: [sql`${key.by} desc nulls last`, sql`${reviews.id} desc nulls last`],
    limit: limit + 1,
  })
  const { page, next } = cutPage(rows, limit, question, ({ review }) => ({ key: key.of(review), id: review.id }))
  for (const { review } of page) restOnProduct(review.productId)
  return {
    data: page.map((details) => presentPublic(platform, details)),
    meta: { next, ratings: presentRatings(counts) },
  }
}
