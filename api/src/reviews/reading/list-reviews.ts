import type { PublicReview, ReviewSort } from '@makola/contract/reviews/reviews.ts'
import type { Ratings } from '@makola/contract/stores/ratings.ts'
import { and, eq, isNull, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { restOnProduct } from '../../catalogue/answer-tags.ts'
import { productRatings } from '../../catalogue/ratings/tables.ts'
import { products } from '../../catalogue/tables.ts'
import type { Given } from '../../platform/database/prepare-once.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { prepareByIdOrSlug } from '../../platform/http/id-or-slug.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { restOnStore } from '../../stores/answer-tags.ts'
import { presentRatings } from '../../stores/ratings/star-counts.ts'
import { storeRatings, stores } from '../../stores/tables.ts'
import { restOnReviews } from '../answer-tags.ts'
import { presentPublic } from '../present-review.ts'
import { prepareReviews, type ReviewDetails, readReviews } from '../read-reviews.ts'
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
  const [product] = await selectProduct(platform.database, idOrSlug)
  if (!product) throw notFound('product')
  restOnProduct(product.id)
  return listReviews(platform, { ...asked, of: product.id, whose: 'productId', counts: product.ratings })
}

const selectProduct = prepareByIdOrSlug(products, (db, isNamed) =>
  db
    .select({ id: products.id, ratings: productRatings })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .leftJoin(productRatings, eq(productRatings.productId, products.id))
    .where(and(isNamed, eq(products.status, 'active'), isNull(products.deletedAt), ne(stores.status, 'closed'))),
)

/**
 * A page of the published reviews of a store's lines.
 * @throws Problem as `listProductReviews`.
 */
export async function listStoreReviews(platform: Platform, idOrSlug: string, asked: Asked): Promise<Page> {
  const [store] = await selectStore(platform.database, idOrSlug)
  if (!store) throw notFound('store')
  restOnStore(store.id)
  return listReviews(platform, { ...asked, of: store.id, whose: 'storeId', counts: store.ratings })
}

const selectStore = prepareByIdOrSlug(stores, (db, isNamed) =>
  db
    .select({ id: stores.id, ratings: storeRatings })
    .from(stores)
    .leftJoin(storeRatings, eq(storeRatings.storeId, stores.id))
    .where(and(isNamed, ne(stores.status, 'closed'))),
)

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

type Whose = 'productId' | 'storeId'
type Question = Asked & { of: string; whose: Whose; counts: Parameters<typeof presentRatings>[0] }

async function listReviews(platform: Platform, { of, whose, counts, ...asked }: Question): Promise<Page> {
  restOnReviews(of)
  const { limit = 10, cursor, stars, sort = 'newest' } = asked
  const question = { list: 'reviews', of, stars, sort }
  const after = readCursor(question, cursor)
  const key = keys[sort]
  const ratings = presentRatings(counts)
  const isEmpty = stars === undefined ? ratings.rating === null : ratings.counts[Number(stars) - 1] === 0
  const read = (): Promise<ReviewDetails[]> =>
    stars === undefined && after === undefined && sort === 'newest'
      ? readNewest[whose](platform.database, { of, limit: limit + 1 })
      : readReviews(platform.database, {
          which: and(
            isPublishedOf(whose, of),
            stars === undefined ? undefined : eq(reviews.rating, Number(stars)),
            after && sql`(${key.by}, ${reviews.id}) < (${after.key}::${sql.raw(key.sqlType)}, ${after.id}::uuid)`,
          ),
          order: inOrder(key),
          limit: limit + 1,
        })
  const rows = isEmpty ? [] : await read()
  const { page, next } = cutPage(rows, limit, question, ({ review }) => ({ key: key.of(review), id: review.id }))
  for (const { review } of page) restOnProduct(review.productId)
  return {
    data: page.map((details) => presentPublic(platform, details)),
    meta: { next, ratings },
  }
}

const isPublishedOf = (whose: Whose, of: string | Placeholder) =>
  and(eq(reviews[whose], of), eq(reviews.state, 'published'))

const inOrder = ({ by }: Key) => [sql`${by} desc nulls last`, sql`${reviews.id} desc nulls last`]

/** What a page of a product or a store asks first. */
const readNewest = { productId: prepareNewest('productId'), storeId: prepareNewest('storeId') }

function prepareNewest(whose: Whose) {
  return prepareReviews(({ of, limit }: Given<{ of: string; limit: number }>) => ({
    which: isPublishedOf(whose, of),
    order: inOrder(keys.newest),
    limit,
  }))
}
