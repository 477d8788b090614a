import type { DeliveryOption } from '@makola/contract/shipping.ts'
import type { PricedOption } from './load-delivery-options.ts'

export function presentOption(option: PricedOption, currency: string): DeliveryOption {
  return {
    id: option.id,
    name: option.name,
    price: { amount: option.priceMinor, currency },
    freeOver: option.freeOverMinor === null ? null : { amount: option.freeOverMinor, currency },
    minDays: option.minDays,
    maxDays: option.maxDays,
    pickup: option.pickup ?? null,
  }
}
