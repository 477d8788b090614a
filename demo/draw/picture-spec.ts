import type { ObjectKind } from './objects.ts'
import type { Colour } from './palette.ts'
import type { Textile } from './textiles.ts'

/** Wall and floor of the studio. */
export type Tone =
  | 'paper'
  | 'sand'
  | 'blush'
  | 'clay'
  | 'ochre'
  | 'sage'
  | 'mist'
  | 'mint'
  | 'lilac'
  | 'stone'
  | 'terracotta'
  | 'forest'
  | 'indigo'
  | 'plum'
  | 'charcoal'

export type Scene = 'plain' | 'plinth' | 'arch' | 'sun' | 'window' | 'slab' | 'split'

/** `studio` the thing alone, `pair` two of it, `detail` close to its material, `cloth` its fabric filling the frame, `use` where it is used. */
export type View = 'studio' | 'pair' | 'detail' | 'cloth' | 'use'

/** The three colours of a thing: its body, the figure on it, the accent. */
export type Colours = readonly [Colour, Colour, Colour]

export type PictureSpec = {
  /** The picture's subject, in the words of the alt text. */
  subject: string
  kind: ObjectKind
  colours: Colours
  textile?: Textile
  /** A word lettered on a label, where the kind has one. */
  label?: string
  tone: Tone
  scene: Scene
  view: View
  /** Chooses among the forms of a kind and moves small details. */
  variation: number
}

export type CoverSpec = {
  subject: string
  layout: 'field' | 'strips' | 'tiles' | 'arches' | 'drapes'
  textiles: readonly { textile: Textile; colours: Colours }[]
  seed: number
}

export type LogoSpec = {
  subject: string
  mark: 'sun' | 'loom' | 'bead' | 'drum' | 'leaf' | 'vessel' | 'spark' | 'page' | 'wave' | 'knot' | 'bean'
  ground: Colour
  ink: Colour
  accent: Colour
}
