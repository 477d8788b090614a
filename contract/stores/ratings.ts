import { z } from 'zod'

/** Stars of a review: 1 to 5. */
export const stars = z.int().min(1).max(5)

/** The mean of published reviews, to one decimal as text, and their number. */
export const rating = z.object({ average: z.string().meta({ example: '4.7' }), count: z.int() })

/** Cards show no mean of fewer reviews. */
export const fewestOnCards = 3

/** The published reviews of a product or a store. */
export const ratings = z.object({
  /** Null without any. */
  rating: rating.nullable(),
  /** The number with 1, 2, 3, 4 and 5 stars. */
  counts: z.array(z.int()).length(5),
})

export type Rating = z.infer<typeof rating>
export type Ratings = z.infer<typeof ratings>
