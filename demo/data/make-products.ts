import { slugOf } from '../../api/src/platform/slug-of.ts'
import type { ObjectKind } from '../draw/objects.ts'
import type { Colours, PictureSpec, Scene, Tone, View } from '../draw/picture-spec.ts'
import type { Textile } from '../draw/textiles.ts'

export type DemoOption = { name: string; values: readonly string[] }

export type DemoVariant = {
  options: Readonly<Record<string, string>>
  sku: string
  /** Minor units of the store's currency. */
  priceMinor: number
  compareAtMinor?: number
  /** The picture of the product that shows this variant; null when none fits better than the first. */
  picture: number | null
  onHand: number
  lowStockThreshold: number
  weightGrams: number
}

export type DemoProduct = {
  slug: string
  storeSlug: string
  name: string
  description: string
  categorySlug: string
  brand: string | null
  tags: readonly string[]
  featured: boolean
  options: readonly DemoOption[]
  variants: readonly DemoVariant[]
  /** Prices typed for one currency, for every variant. */
  pinnedPrices: readonly { currency: string; amountMinor: number }[]
  pictures: readonly PictureSpec[]
  createdDaysAgo: number
}

/** A product in short notation: prices in major units of the store's currency, without anything that follows from them. */
export type Sketch = {
  name: string
  category: string
  price: number
  /** The price before it was lowered. */
  was?: number
  text: string
  tags: readonly string[]
  brand?: string
  featured?: true
  options?: Readonly<Record<string, readonly string[]>>
  /** The amount that an option value adds to the price. */
  extra?: Readonly<Record<string, number>>
  grams: number
  pinned?: readonly { currency: string; amountMinor: number }[]
  look: {
    kind: ObjectKind
    colours: Colours
    textile?: Textile
    label?: string
    tone: Tone
    scene?: Scene
    form?: number
    /** Pictures between the first and the one in use; a close one unless said otherwise. */
    more?: readonly View[]
    /** The look of an option's values; a value or field that is missing looks as defined above. */
    of?: Readonly<Record<string, Partial<Pick<PictureSpec, 'colours' | 'textile' | 'label'>>>>
  }
}

type Shelf = { storeSlug: string; skuPrefix: string; minorPerMajor: 1 | 100; firstIndex: number }

/** Every level a stock screen has to show, sold out and nearly so included. */
const stockLadder = [12, 40, 3, 150, 5, 24, 1, 8, 0, 64, 2, 18, 90, 7, 30] as const

const scenes: readonly Scene[] = [
  'plain',
  'plinth',
  'plain',
  'arch',
  'window',
  'slab',
  'plain',
  'sun',
  'plain',
  'split',
]
const secondTones: readonly Tone[] = [
  'sand',
  'mist',
  'blush',
  'sage',
  'stone',
  'mint',
  'paper',
  'ochre',
  'lilac',
  'clay',
]

export function makeProducts(shelf: Shelf, sketches: readonly Sketch[]): DemoProduct[] {
  return sketches.map((sketch, position) => makeProduct(shelf, sketch, position))
}

function makeProduct(shelf: Shelf, sketch: Sketch, position: number): DemoProduct {
  const index = shelf.firstIndex + position
  const options = Object.entries(sketch.options ?? {}).map(([name, values]) => ({ name, values }))
  return {
    slug: slugOf(sketch.name, 'product'),
    storeSlug: shelf.storeSlug,
    name: sketch.name,
    description: sketch.text,
    categorySlug: sketch.category,
    brand: sketch.brand ?? null,
    tags: sketch.tags,
    featured: sketch.featured ?? false,
    options,
    variants: combine(options).map((chosen, row) => makeVariant(shelf, sketch, index, position, chosen, row)),
    pinnedPrices: sketch.pinned ?? [],
    pictures: takePictures(sketch, index),
    createdDaysAgo: 2 + ((index * 37) % 176),
  }
}

function makeVariant(
  shelf: Shelf,
  sketch: Sketch,
  index: number,
  position: number,
  chosen: Readonly<Record<string, string>>,
  row: number,
): DemoVariant {
  const values = Object.values(chosen)
  const shown = looksOf(sketch).findIndex(([value]) => values.includes(value))
  const extra = values.reduce((sum, value) => sum + (sketch.extra?.[value] ?? 0), 0)
  const priceMinor = Math.round((sketch.price + extra) * shelf.minorPerMajor)
  const soldOut = index % 27 === 13
  const onHand = soldOut ? 0 : (stockLadder[(index * 4 + row * 7) % stockLadder.length] ?? 0)
  const number = String(position + 1).padStart(3, '0')
  return {
    options: chosen,
    sku: [shelf.skuPrefix, number, ...values.map(toCode)].join('-'),
    priceMinor,
    ...(sketch.was ? { compareAtMinor: Math.round((sketch.was + extra) * shelf.minorPerMajor) } : {}),
    picture: sketch.look.of === undefined ? null : shown < 0 ? 0 : shown + 1 + furtherViews(sketch).length,
    onHand,
    lowStockThreshold: onHand > 60 ? 20 : 5,
    weightGrams: sketch.grams,
  }
}

/** Every choice of one value for each option; one empty choice where there are none. */
function combine(options: readonly DemoOption[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (choices, { name, values }) => choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  )
}

/** Three views at least: the thing, close to it, and where it is used. */
const furtherViews = ({ look }: Pick<Sketch, 'look'>): View[] => [...(look.more ?? (['detail'] as const)), 'use']

function takePictures({ name, look }: Sketch, index: number): PictureSpec[] {
  const first: PictureSpec = {
    subject: name,
    kind: look.kind,
    colours: look.colours,
    ...(look.textile ? { textile: look.textile } : {}),
    ...(look.label ? { label: look.label } : {}),
    tone: look.tone,
    scene: look.scene ?? scenes[index % scenes.length] ?? 'plain',
    view: 'studio',
    variation: look.form ?? index,
  }
  const others = furtherViews({ look }).map((view, at): PictureSpec => {
    const tones = secondTones.filter((tone) => tone !== look.tone)
    return { ...first, view, scene: 'plain', tone: tones[(index + at * 4) % tones.length] ?? 'sand' }
  })
  const values = looksOf({ look }).map(
    ([value, own]): PictureSpec => ({ ...first, ...own, subject: `${name}, ${value}` }),
  )
  return [first, ...others, ...values]
}

/** Values that look different from the first picture. */
function looksOf({ look }: Pick<Sketch, 'look'>) {
  return Object.entries(look.of ?? {}).filter(([, own]) => Object.keys(own).length > 0)
}

/** The short form of an option value in a SKU: `Deep indigo` is DEEIND, `XL` is XL, `250 g` is 250G. */
const toCode = (value: string): string =>
  slugOf(value, 'value')
    .split('-')
    .map((word) => word.slice(0, 3))
    .join('')
    .toUpperCase()
