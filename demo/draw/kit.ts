import { palette } from './palette.ts'
import type { Pen, Point } from './pen.ts'
import type { Colours, View } from './picture-spec.ts'
import { layTextile, type Textile } from './textiles.ts'

/** The tools and settings for drawing an object. */
export type Kit = {
  pen: Pen
  body: string
  figure: string
  accent: string
  colours: Colours
  variation: number
  label: string
  /** True when somebody wears it: then nothing else holds it up. */
  isWorn: boolean
  /** The fill of its cloth, or its plain body colour when it has none. */
  cloth: (lay?: { scale?: number; angle?: number; x?: number; y?: number }) => string
  /** Chooses by variation, so that two things of a kind differ. */
  choose: <Choice>(first: Choice, ...others: Choice[]) => Choice
}

export type Art = {
  markup: string
  /** Its silhouette, for the shadow on a wall or a table; without it the drawing itself casts one, which takes longer. */
  outline?: string
  /** The contact with the floor; without it the thing hangs or lies flat. */
  foot?: { cx: number; rx: number; y?: number; depth?: number }
  /** Low things are drawn larger, so that they fill the frame as well as tall ones. */
  grow?: number
  /** The point that a close-up looks at. */
  focus: Point
}

export type DrawObject = (kit: Kit) => Art

export function createKit(
  pen: Pen,
  spec: { colours: Colours; textile?: Textile; label?: string; variation: number; view?: View },
): Kit {
  const [body, figure, accent] = spec.colours
  const textile = spec.textile
  return {
    pen,
    body: palette[body],
    figure: palette[figure],
    accent: palette[accent],
    colours: spec.colours,
    variation: spec.variation,
    label: (spec.label ?? '').toUpperCase(),
    isWorn: spec.view === 'use',
    cloth: (lay) => (textile ? layTextile(pen, textile, spec.colours, lay) : palette[body]),
    choose: (...choices) => {
      const [first] = choices
      return choices[spec.variation % choices.length] ?? (first as (typeof choices)[0])
    },
  }
}
