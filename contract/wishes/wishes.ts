import { z } from 'zod'
import { productCard } from '../catalogue/catalogue.ts'
import { endpoint } from '../http/endpoint.ts'
import { id, money, single, timestamp } from '../http/fields.ts'

/** The number of wishes up to which one more can be saved; joining a guest's list may exceed it. */
export const mostWishes = 200

/**
 * The state of a wished product, with what stands in the way of buying it. `gone`: its seller took it off sale. `taken-down`: the shop did, and its
 * picture is not shown.
 */
export const wishState = z.enum([
  'for-sale',
  'sold-out',
  'price-unavailable',
  'store-paused',
  'store-closed',
  'taken-down',
  'not-here',
  'gone',
])

export const wish = z.object({
  productId: id,
  slug: z.string(),
  name: z.string(),
  store: productCard.shape.store,
  picture: productCard.shape.picture,
  /** The variant that was chosen with it; null where none was, or where it is gone. */
  variant: z.object({ id, title: z.string() }).nullable(),
  /** The variant to put into the cart: the chosen one, or the product's only one. Null where the shopper must choose first. */
  buyVariantId: id.nullable(),
  price: money.nullable(),
  /** True when a variant is still to be chosen and others cost more: 'from …'. */
  hasPriceRange: z.boolean(),
  /** The price when it was saved, in the same currency, where today's is lower. */
  priceBefore: money.nullable(),
  available: z.int(),
  state: wishState,
  addedAt: timestamp,
})

/** The ids of what this browser or account has marked, for hearts and buttons. */
export const marks = z.object({
  productIds: z.array(id),
  /** The variants of which the account will be told that they are back. */
  alertVariantIds: z.array(id),
  /** The stores that the account follows. */
  storeIds: z.array(id),
})

const tag = 'wishes'
const params = z.object({ id })

export const listWishes = endpoint({
  operationId: 'listWishes',
  tag,
  summary: 'The wish list at live prices, newest first',
  method: 'get',
  path: '/wishes/',
  access: 'cart',
  query: z.strictObject({ rate: id.optional() }),
  replies: { 200: z.object({ data: z.array(wish) }) },
  problems: [],
})

export const getMarks = endpoint({
  operationId: 'getMarks',
  tag,
  summary: 'What this browser or account has marked: wishes, alerts and followed stores, by ids',
  method: 'get',
  path: '/wishes/marks',
  access: 'cart',
  replies: { 200: single(marks) },
  problems: [],
})

export const saveWish = endpoint({
  operationId: 'saveWish',
  tag,
  summary: 'Save a product to the wish list, with a variant where one is chosen; again changes nothing but the variant',
  method: 'put',
  path: '/wishes/{id}',
  access: 'cart',
  params,
  body: z.strictObject({ rate: id.optional(), variantId: id.optional() }),
  replies: { 204: null },
  problems: ['not-found', 'wrong-state', 'anti-forgery', 'rate-limited'],
})

export const removeWish = endpoint({
  operationId: 'removeWish',
  tag,
  summary: 'Take a product off the wish list',
  method: 'delete',
  path: '/wishes/{id}',
  access: 'cart',
  params,
  replies: { 204: null },
  problems: ['anti-forgery'],
})

export const claimWishes = endpoint({
  operationId: 'claimWishes',
  tag,
  summary: "Join this browser's wish list to the account's own",
  method: 'post',
  path: '/wishes/claim',
  access: 'cart',
  replies: { 204: null },
  problems: ['unauthenticated', 'anti-forgery'],
})

export type Wish = z.infer<typeof wish>
export type WishState = z.infer<typeof wishState>
export type Marks = z.infer<typeof marks>
