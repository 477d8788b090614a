import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { countryCode, id, idOrSlug, money, single } from './fields.ts'

/** One way in which a store delivers to a country, priced in the shopper's currency. */
export const deliveryOption = z.object({
  id,
  name: z.string(),
  price: money,
  /** Order from this store for at least so much and delivery is free; null: never. */
  freeOver: money.nullable(),
  minDays: z.int(),
  maxDays: z.int(),
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

export type DeliveryOption = z.infer<typeof deliveryOption>
