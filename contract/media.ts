import { z } from 'zod'
import { id } from './fields.ts'

/** An uploaded image. `name` is a random unique identifier plus `.png`, `url` the public image base address plus the name. */
export const picture = z.object({
  id,
  url: z.string(),
  name: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** The picture's average colour, `#rrggbb`: what shows until it has loaded. */
  color: z.string(),
})

export type Picture = z.infer<typeof picture>
