import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countryCode, currency, id, money, quantity, single, timestamp } from '../http/fields.ts'
import { picture } from '../media/media.ts'
import { deliveryOption } from '../shipping/shipping.ts'
import { storeSummary } from '../stores/stores.ts'

/**
 * The reason why a line cannot be bought now. `store-at-limit`: its store takes no more orders at the moment; `order-too-large`: none
 * with all that the cart has of it.
 */
export const lineProblem = z.enum([
  'sold-out',
  'store-paused',
  'store-at-limit',
  'order-too-large',
  'short',
  'gone',
  'not-here',
  'price-unavailable',
])

export const cartLine = z.object({
  variantId: id,
  productId: id,
  productSlug: z.string(),
  name: z.string(),
  variantTitle: z.string(),
  picture: picture.nullable(),
  quantity,
  available: z.int(),
  unitPrice: money.nullable(),
  lineTotal: money.nullable(),
  /** The unit price when the shopper last saw this line, if it was another one in the same currency. */
  previousUnitPrice: money.nullable(),
  problem: lineProblem.nullable(),
  /** Lines, and so stores, stand in this order. */
  addedAt: timestamp,
})

/** The delivery of a store's goods that checkout preselects: brought before picked up, then the cheapest. */
export const cartDelivery = z.object({
  option: deliveryOption,
  /** For the goods as they are in the cart. */
  charge: money,
  /** What the goods lack for free delivery; null: it is free, or never will be. */
  missingForFree: money.nullable(),
})

/** The reason why a store's goods have no delivery in the cart. */
export const deliveryProblem = z.enum(['undeliverable', 'price-unavailable'])

export const cartStore = z.object({
  store: storeSummary.pick({ id: true, slug: true, name: true, countryCode: true, logo: true }),
  /** The day on which it opens again, of a store on a break that has named one. */
  breakEndsOn: z.iso.date().nullable(),
  lines: z.array(cartLine),
  subtotal: money,
  /** To the cart's country; null with a problem, without a country, and where nothing of the store can be bought. */
  delivery: cartDelivery.nullable(),
  deliveryProblem: deliveryProblem.nullable(),
})

export const cart = z.object({
  id: id.nullable(),
  rateId: id.nullable(),
  currency,
  /** The name of the country that delivery is for: the rate's. Null without a rate. */
  country: z.string().nullable(),
  stores: z.array(cartStore),
  /** Units, over all lines: the number on the cart button. */
  count: z.int(),
  subtotal: money,
  /** The delivery of all stores; null where one of them has no delivery price. */
  deliveryTotal: money.nullable(),
  /** Goods and delivery, as checkout shows first; null where there is no such sum. */
  total: money.nullable(),
  version: z.int(),
})

const lineInput = z.strictObject({ variantId: id, quantity })

const tag = 'cart'

export const getCart = endpoint({
  operationId: 'getCart',
  tag,
  summary: 'The cart at live prices; an empty one where there is none yet',
  method: 'get',
  path: '/cart/',
  access: 'cart',
  query: z.strictObject({ rate: id.optional() }),
  replies: { 200: single(cart) },
  problems: [],
})

export const replaceCart = endpoint({
  operationId: 'replaceCart',
  tag,
  summary: 'Make the cart hold exactly these lines',
  method: 'put',
  path: '/cart/',
  access: 'cart',
  body: z.strictObject({ rate: id.optional(), lines: z.array(lineInput).max(100) }),
  replies: { 200: single(cart) },
  problems: ['not-found', 'out-of-stock', 'anti-forgery', 'rate-limited'],
})

export const changeCart = endpoint({
  operationId: 'changeCart',
  tag,
  summary: 'Add units, set quantities (0 removes a line), or change the currency',
  method: 'patch',
  path: '/cart/',
  access: 'cart',
  body: z.strictObject({
    rate: id.optional(),
    add: z.array(lineInput).max(100).optional(),
    set: z
      .array(
        z.strictObject({
          variantId: id,
          quantity: z.int().min(0).max(999),
          /** A line that was removed returns to its former place with its former time. */
          addedAt: timestamp.optional(),
        }),
      )
      .max(100)
      .optional(),
  }),
  replies: { 200: single(cart) },
  problems: ['not-found', 'out-of-stock', 'anti-forgery', 'rate-limited'],
})

export const emptyCart = endpoint({
  operationId: 'emptyCart',
  tag,
  summary: 'Take everything out of the cart',
  method: 'delete',
  path: '/cart/',
  access: 'cart',
  replies: { 204: null },
  problems: ['anti-forgery'],
})

export const claimCart = endpoint({
  operationId: 'claimCart',
  tag,
  summary: "Join this browser's cart to the account's open cart, which the browser has from then on",
  method: 'post',
  path: '/cart/claim',
  access: 'cart',
  body: z.strictObject({ rate: id.optional() }),
  replies: { 200: single(cart) },
  problems: ['unauthenticated', 'not-found', 'anti-forgery'],
})

export const quoteStore = z.object({
  store: cartStore.shape.store,
  lines: z.array(
    z.object({
      variantId: id,
      productId: id,
      name: z.string(),
      variantTitle: z.string(),
      picture: picture.nullable(),
      quantity,
      unitPrice: money,
      lineTotal: money,
    }),
  ),
  subtotal: money,
  options: z.array(deliveryOption),
  /**
   * The chosen option; without a choice, the cheapest delivery, or a pick-up where the store offers nothing else; null where the
   * store does not deliver.
   */
  chosenOptionId: id.nullable(),
  delivery: money.nullable(),
})

/** The cart priced for checkout. Its unit prices hold until `heldUntil`, even if the rates change. */
export const quote = z.object({
  id,
  rateId: id,
  countryCode,
  currency,
  stores: z.array(quoteStore),
  itemsTotal: money,
  deliveryTotal: money,
  total: money,
  heldUntil: timestamp,
  /** Stores that do not deliver to the country: the order cannot be placed with them in the cart. */
  undeliverable: z.array(z.string()),
})

export const quoteCart = endpoint({
  operationId: 'quoteCart',
  tag,
  summary: 'Price the cart for checkout and hold the prices',
  method: 'post',
  path: '/cart/quote',
  access: 'cart',
  body: z.strictObject({
    rate: id,
    country: countryCode,
    delivery: z
      .array(z.strictObject({ storeId: id, optionId: id }))
      .max(100)
      .optional(),
  }),
  replies: { 200: single(quote) },
  problems: ['cart-empty', 'not-found', 'out-of-stock', 'price-unavailable', 'store-at-limit', 'anti-forgery'],
})

export type Cart = z.infer<typeof cart>
export type CartLine = z.infer<typeof cartLine>
export type CartStore = z.infer<typeof cartStore>
export type Quote = z.infer<typeof quote>
export type QuoteStore = z.infer<typeof quoteStore>
