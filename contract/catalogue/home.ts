import { highestPriceMinor } from '@makola/money/percent.ts'
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { countryCode, id, idOrSlug, money, single } from '../http/fields.ts'
import { picture } from '../media/media.ts'
import { storeSummary } from '../stores/stores.ts'
import { productCard } from './catalogue.ts'

/** The kinds of shelves on the home page, in the order that a shop begins with. */
export const shelfKinds = ['best-sellers', 'new', 'under', 'offers', 'near', 'featured'] as const
export const shelfKind = z.enum(shelfKinds)

/** A shelf with fewer products is left out. */
export const fewestOnShelf = 4
export const mostOnShelf = 8

export const shelf = z.object({
  kind: shelfKind,
  /** For `under`, a round amount in the visitor's currency. */
  amount: money.nullable(),
  /** For `near`, the visitor's country. */
  country: z.object({ code: countryCode, name: z.string() }).nullable(),
  products: z.array(productCard),
})

/** A category at the top of the tree, with the picture of a product in it or below. */
export const categoryTile = z.object({
  slug: z.string(),
  name: z.string(),
  productCount: z.int(),
  picture: picture.nullable(),
})

export const storeStory = z.object({
  store: storeSummary,
  /** The first lines of its story. */
  opening: z.string(),
  products: z.array(productCard),
})

export const homePage = z.object({
  /** Goods for the top of the page; none of them is on a shelf as long as there are others. */
  hero: z.array(productCard),
  shelves: z.array(shelf),
  categories: z.array(categoryTile),
  story: storeStory.nullable(),
})

export const getHome = endpoint({
  operationId: 'getHome',
  tag: 'home',
  summary: 'The home page: its shelves in the order that the operators chose, pictured categories and a story',
  method: 'get',
  path: '/home/',
  access: 'public',
  query: z.strictObject({ rate: id.optional() }),
  replies: { 200: single(homePage) },
  problems: [],
})

const arrangedShelf = z.strictObject({ kind: shelfKind, isShown: z.boolean() })

export const homeArrangement = z.object({
  shelves: z.array(arrangedShelf),
  /** The amount of `under` in the shop's base currency; other currencies get a round amount near it. */
  under: money,
  /** The store whose story is told. */
  story: storeSummary.pick({ id: true, slug: true, name: true }).nullable(),
  /** Counted from 0, the arrangement of a shop that nobody has arranged. */
  version: z.int(),
})

export const getHomeArrangement = endpoint({
  operationId: 'getHomeArrangement',
  tag: 'home',
  summary: 'How the home page is arranged',
  method: 'get',
  path: '/home/arrangement',
  access: 'staff',
  permission: 'products.feature',
  replies: { 200: single(homeArrangement) },
  problems: [],
})

export const arrangeHome = endpoint({
  operationId: 'arrangeHome',
  tag: 'home',
  summary: 'Arrange the home page: every shelf once, in order, shown or not',
  method: 'put',
  path: '/home/arrangement',
  access: 'staff',
  permission: 'products.feature',
  body: z.strictObject({
    shelves: z
      .array(arrangedShelf)
      .max(50)
      .refine(
        (shelves) =>
          shelves.length === shelfKinds.length && new Set(shelves.map(({ kind }) => kind)).size === shelfKinds.length,
        {
          error: fault('catalogue.each-shelf-once'),
        },
      ),
    /** Minor units of the shop's base currency. */
    underMinor: z.int().min(1).max(highestPriceMinor),
    story: idOrSlug.nullable(),
    /** The version that the person has seen. */
    version: z.int(),
  }),
  replies: { 200: single(homeArrangement) },
  /** A 409 when somebody else has changed it meanwhile. */
  problems: ['wrong-state'],
})

export type ShelfKind = z.infer<typeof shelfKind>
export type Shelf = z.infer<typeof shelf>
export type CategoryTile = z.infer<typeof categoryTile>
export type StoreStory = z.infer<typeof storeStory>
export type HomePage = z.infer<typeof homePage>
export type HomeArrangement = z.infer<typeof homeArrangement>
