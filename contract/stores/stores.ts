import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import {
  countryCode,
  currency,
  id,
  idOrSlug,
  line,
  money,
  paging,
  paragraphs,
  single,
  slug,
  timestamp,
} from '../http/fields.ts'
import { picture } from '../media/media.ts'
import { memberRole, permission } from '../permissions.ts'
import { pickup } from '../shipping/shipping.ts'
import { rating } from './ratings.ts'
import { storeStanding } from './standing.ts'

export const storeSummary = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  countryCode,
  country: z.string(),
  logo: picture.nullable(),
  cover: picture.nullable(),
})

/** A store in a list. */
export const storeCard = storeSummary.extend({ rating: rating.nullable() })

/** Open: sells. Paused: shows its goods and takes no orders. Closed: cannot be found; placed orders go on. */
export const storeStatus = z.enum(['open', 'paused', 'closed'])

/** The day on which a store's break ends by itself, in the time zone of its country; null: no break, or one without an end. */
const breakEndsOn = z.iso.date({ error: fault('platform.not-a-date') }).nullable()

/** How soon a store answers its buyers, in steps: within an hour, within a few hours, within a day, or later. */
export const replyTime = z.enum(['hour', 'hours', 'day', 'more'])

export const store = storeCard.extend({
  story: z.string(),
  city: z.string(),
  currency,
  status: storeStatus,
  breakEndsOn,
  /** To shoppers, about its break; empty without one. */
  breakNote: z.string(),
  deliveryPromise: z.string(),
  /** Days from delivery in which its goods may be sent back; null: the shop's own. The law may give more. */
  returnDays: z.int().nullable(),
  /** In its words: in what condition, at whose cost. */
  returnPromise: z.string(),
  /** Null while too few buyers have written. */
  replyTime: replyTime.nullable(),
})

/** A store in which the caller works, with what they may do there; `operator`: staff of the shop. The reason is the staff's who shut it. */
export const myStore = storeSummary.extend({
  currency,
  /** An IANA name: the days of its figures and statements are those of this zone. */
  timeZone: z.string(),
  status: storeStatus,
  breakEndsOn,
  suspensionReason: z.string().nullable(),
  standing: storeStanding,
  role: z.enum([...memberRole.options, 'operator']),
  permissions: z.array(permission),
})

/** A store as seen by those who may change its settings. */
export const storeSettings = store.extend({
  suspensionReason: z.string().nullable(),
  createdAt: timestamp,
  version: z.int(),
})

const profile = {
  name: line(60),
  tagline: z.union([line(120), z.literal('')]),
}

export const newStore = z.strictObject({
  name: profile.name,
  countryCode,
  currency,
  tagline: profile.tagline.optional(),
})

export const storePatch = z
  .strictObject({
    ...profile,
    slug,
    story: paragraphs(4000),
    city: z.union([line(80), z.literal('')]),
    deliveryPromise: z.union([line(200), z.literal('')]),
    /** No less than the shop's own, and so few that the payouts of a closed store wait until the last buyer has asked. */
    returnDays: z.int().min(7).max(60).nullable(),
    returnPromise: z.union([line(200), z.literal('')]),
    status: storeStatus,
    /** From tomorrow to a year from now. It goes with the break, as does the note. */
    breakEndsOn,
    breakNote: z.union([line(200), z.literal('')]),
    logoPictureId: id.nullable(),
    coverPictureId: id.nullable(),
  })
  .partial()

/** A store's delivery to some countries, with options in the order that shoppers see. */
export const deliveryZone = z.strictObject({
  name: line(60),
  /** Country codes, or `*` for every country that no other zone names. */
  countryCodes: z
    .array(z.union([countryCode, z.literal('*')]))
    .min(1)
    .max(250),
  options: z
    .array(
      z
        .strictObject({
          name: line(60),
          /** In minor units of the store's currency. */
          priceMinor: money.shape.amount,
          /** Orders of at least this amount are delivered free; null: never. */
          freeOverMinor: money.shape.amount.nullable(),
          minDays: z.int().min(0).max(365),
          maxDays: z.int().min(0).max(365),
          /** Null: it is brought to the buyer. */
          pickup: pickup.nullable().default(null),
        })
        .refine(({ minDays, maxDays }) => minDays <= maxDays, {
          path: ['maxDays'],
          error: fault('shipping.longest-below-shortest'),
        }),
    )
    .min(1)
    .max(6),
})

export const deliveryTerms = z.object({ zones: z.array(deliveryZone), currency, version: z.int() })

const tag = 'stores'
const params = z.object({ id: idOrSlug })

export const listMyStores = endpoint({
  operationId: 'listMyStores',
  tag,
  summary: 'The stores in which the caller works, by name; an operator may name one more',
  method: 'get',
  path: '/stores/mine',
  access: 'account',
  query: z.strictObject({ store: idOrSlug.optional() }),
  replies: { 200: z.object({ data: z.array(myStore) }) },
  problems: [],
})

export const listStores = endpoint({
  operationId: 'listStores',
  tag,
  summary: 'Open stores, by name',
  method: 'get',
  path: '/stores/',
  access: 'public',
  /** `q` leaves the stores that have this in their name, city or country. */
  query: z.strictObject({ ...paging, q: line(60).optional(), country: countryCode.optional() }),
  replies: {
    200: z.object({
      data: z.array(storeCard),
      /** `total` counts what the filters leave, `countries` the countries of these stores. */
      meta: z.object({ next: z.string().nullable(), total: z.int(), countries: z.int() }),
    }),
  },
  problems: [],
})

export const getStore = endpoint({
  operationId: 'getStore',
  tag,
  summary: 'One store, by id or slug',
  method: 'get',
  path: '/stores/{id}',
  access: 'public',
  params,
  replies: { 200: single(store) },
  problems: ['not-found'],
})

export const openStore = endpoint({
  operationId: 'openStore',
  tag,
  summary: 'Open a store; the caller becomes its owner',
  method: 'post',
  path: '/stores/',
  access: 'account',
  body: newStore,
  isIdempotent: 'optional',
  replies: { 201: single(myStore) },
  problems: ['rate-limited', 'duplicate'],
})

export const getStoreSettings = endpoint({
  operationId: 'getStoreSettings',
  tag,
  summary: 'A store with what only its owners see',
  method: 'get',
  path: '/stores/{id}/settings',
  access: 'member',
  params,
  replies: { 200: single(storeSettings) },
  problems: ['not-found', 'forbidden'],
})

export const updateStore = endpoint({
  operationId: 'updateStore',
  tag,
  summary: "Change a store's profile and status",
  method: 'patch',
  path: '/stores/{id}',
  access: 'member',
  params,
  body: storePatch,
  replies: { 200: single(storeSettings) },
  problems: ['not-found', 'forbidden', 'duplicate', 'wrong-state', 'version-mismatch'],
})

export const changeStoreCurrency = endpoint({
  operationId: 'changeStoreCurrency',
  tag,
  summary: 'Change the currency of a store that has no products yet; its delivery prices start anew',
  method: 'put',
  path: '/stores/{id}/currency',
  access: 'member',
  params,
  body: z.strictObject({ currency }),
  replies: { 200: single(z.object({ currency })) },
  problems: ['not-found', 'forbidden', 'wrong-state'],
})

export const suspendStore = endpoint({
  operationId: 'suspendStore',
  tag,
  summary: 'Pause or close a store against its will, or lift that',
  method: 'put',
  path: '/stores/{id}/suspension',
  access: 'staff',
  permission: 'stores.suspend',
  params,
  body: z.discriminatedUnion('status', [
    z.strictObject({ status: z.enum(['paused', 'closed']), reason: line(300) }),
    z.strictObject({ status: z.literal('open') }),
  ]),
  replies: { 200: single(storeSettings) },
  problems: ['not-found'],
})

export const getDeliveryTerms = endpoint({
  operationId: 'getDeliveryTerms',
  tag,
  summary: 'Where a store delivers and what it asks for it',
  method: 'get',
  path: '/stores/{id}/delivery-options',
  access: 'member',
  params,
  replies: { 200: single(deliveryTerms) },
  problems: ['not-found', 'forbidden'],
})

export const setDeliveryTerms = endpoint({
  operationId: 'setDeliveryTerms',
  tag,
  summary: 'Set where a store delivers and what it asks for it; none: it delivers nowhere',
  method: 'put',
  path: '/stores/{id}/delivery-options',
  access: 'member',
  params,
  body: z.strictObject({ zones: z.array(deliveryZone).max(30) }),
  replies: { 200: single(deliveryTerms) },
  problems: ['not-found', 'forbidden', 'version-mismatch'],
})

export type StoreCard = z.infer<typeof storeCard>
export type StoreSummary = z.infer<typeof storeSummary>
export type Store = z.infer<typeof store>
export type ReplyTime = z.infer<typeof replyTime>
export type StoreStatus = z.infer<typeof storeStatus>
export type MyStore = z.infer<typeof myStore>
export type StoreSettings = z.infer<typeof storeSettings>
export type NewStore = z.infer<typeof newStore>
export type StorePatch = z.infer<typeof storePatch>
export type DeliveryZone = z.infer<typeof deliveryZone>
export type DeliveryTerms = z.infer<typeof deliveryTerms>
