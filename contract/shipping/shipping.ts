import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countryCode, id, idOrSlug, line, money, single } from '../http/fields.ts'

/** The buyer collects the goods: at this address or, when it is null, at the one that the store sends after the order. */
export const pickup = z.strictObject({ address: line(200).nullable() })

/** One way in which a store delivers to a country, priced in the shopper's currency. */
export const deliveryOption = z.object({
  id,
  name: z.string(),
  price: money,
  /** Orders from this store of at least this amount are delivered free; null: never. */
  freeOver: money.nullable(),
  minDays: z.int(),
  maxDays: z.int(),
  /** The first and the last day, in UTC, on which it arrives or can be picked up if the order is paid now. */
  arrival: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** Null: it is brought to the buyer. */
  pickup: pickup.nullable(),
})

export const estimateDelivery = endpoint({
  operationId: 'estimateDelivery',
  tag: 'shipping',
  summary: 'How a store delivers to a country',
  method: 'get',
  path: '/shipping/estimate',
  access: 'public',
  query: z.strictObject({ store: idOrSlug, rate: id, country: countryCode.optional() }),
  replies: { 200: single(z.object({ countryCode, options: z.array(deliveryOption) })) },
  problems: ['not-found', 'price-unavailable'],
})

export type Pickup = z.infer<typeof pickup>
export type DeliveryOption = z.infer<typeof deliveryOption>
