import { sql } from 'drizzle-orm'
import type { Invariant } from '../platform/module.ts'

const counted = sql`count(*) filter (where rating = 1)::int as n1, count(*) filter (where rating = 2)::int as n2,
  count(*) filter (where rating = 3)::int as n3, count(*) filter (where rating = 4)::int as n4,
  count(*) filter (where rating = 5)::int as n5`

const differs = (table: string, key: string) => sql`
  with recount as (select ${sql.raw(key)}, ${counted} from reviews where state = 'published' group by 1)
  select coalesce(stored.${sql.raw(key)}, recount.${sql.raw(key)}) as id, stored.count
  from ${sql.raw(table)} as stored full join recount on recount.${sql.raw(key)} = stored.${sql.raw(key)}
  where (coalesce(stored.n1, 0), coalesce(stored.n2, 0), coalesce(stored.n3, 0), coalesce(stored.n4, 0), coalesce(stored.n5, 0))
    <> (coalesce(recount.n1, 0), coalesce(recount.n2, 0), coalesce(recount.n3, 0), coalesce(recount.n4, 0), coalesce(recount.n5, 0))`

export const invariants: readonly Invariant[] = [
  {
    id: 'reviews.product-ratings',
    says: 'The stars of a product are those of its published reviews',
    query: differs('product_ratings', 'product_id'),
  },
  {
    id: 'reviews.store-ratings',
    says: 'The stars of a store are those of its published reviews',
    query: differs('store_ratings', 'store_id'),
  },
  {
    id: 'reviews.versions',
    says: 'A published review reads as the version that it shows',
    query: sql`
      select reviews.id, shown from reviews
      left join review_versions on review_id = reviews.id and position = shown
      where state = 'published'
        and (reviews.rating, reviews.title, reviews.text)
          is distinct from (review_versions.rating, review_versions.title, review_versions.text)`,
  },
  {
    id: 'reviews.pictures',
    says: 'Pictures are public with published reviews only, as many as are counted',
    query: sql`
      select reviews.id, picture_count from reviews
      where picture_count <> (select count(*) from review_pictures where review_id = reviews.id)
        or (picture_count > 0 and state <> 'published')`,
  },
  {
    id: 'reviews.waiting',
    says: 'A review is in the queue of the staff as long as something of it waits',
    query: sql`
      select id, state from reviews
      where (waiting_since is not null) <> (state <> 'withdrawn' and (held is not null or coalesce(reply_state, '') = 'held' or open_reports > 0))
        or open_reports <> (select count(*) from review_reports where review_id = reviews.id and review_reports.state = 'open')
          and state <> 'withdrawn'`,
  },
]
