import { fewestOnCards, type Rating, type Ratings } from '@makola/contract/stores/ratings.ts'
import { type SQL, sql } from 'drizzle-orm'

/** The published stars of a review before and after a change; null where it is not published. */
export type StarChange = { was: number | null; is: number | null }

export type StarCounts = { n1: number; n2: number; n3: number; n4: number; n5: number }

/** The change of the star columns, for an `update … set`; null when there is none. */
export function starChange({ was, is }: StarChange): SQL | null {
  if (was === is) return null
  const steps = [...(was === null ? [] : [[was, -1] as const]), ...(is === null ? [] : [[is, 1] as const])]
  return sql.join(
    steps.map(([stars, step]) => sql`${columnOf(stars)} = ratings.${columnOf(stars)} + ${sql.raw(String(step))}`),
    sql`, `,
  )
}

function columnOf(stars: number): SQL {
  if (![1, 2, 3, 4, 5].includes(stars)) throw new Error(`There are no ${stars} stars`)
  return sql.raw(`n${stars}`)
}

/** The ratings of a product or a store; without a row nobody has reviewed it. */
export function presentRatings(row: StarCounts | null | undefined): Ratings {
  const counts = row ? [row.n1, row.n2, row.n3, row.n4, row.n5] : [0, 0, 0, 0, 0]
  const count = counts.reduce((total, each) => total + each, 0)
  const sum = counts.reduce((total, each, place) => total + each * (place + 1), 0)
  return { rating: presentRating({ count, sum }), counts }
}

/** The mean and the number as cards show them: none of fewer than three reviews. */
export function presentCardRating(row: StarCounts | null | undefined): Rating | null {
  const { rating } = presentRatings(row)
  return rating && rating.count >= fewestOnCards ? rating : null
}

/** The mean to one decimal, a half rounded up; null without reviews. In whole numbers: 4.45 is never 4.4. */
export function presentRating({ count, sum }: { count: number; sum: number }): Rating | null {
  if (count === 0) return null
  const tenths = Math.floor((sum * 20 + count) / (2 * count))
  return { average: `${Math.floor(tenths / 10)}.${tenths % 10}`, count }
}
