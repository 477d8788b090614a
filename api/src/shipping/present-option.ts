import type { DeliveryOption } from '@makola/contract/shipping/shipping.ts'
import { arrivalAfter } from './arrival-after.ts'
import type { PricedOption } from './load-delivery-options.ts'

/** An option as shoppers see it, with the days on which it arrives if they pay now. */
export function presentOption(
  option: PricedOption,
  { currency, now }: { currency: string; now: Date },
): DeliveryOption {
  const { from, to } = arrivalAfter(now, option)
  return {
    id: option.id,
    name: option.name,
    price: { amount: option.priceMinor, currency },
    freeOver: option.freeOverMinor === null ? null : { amount: option.freeOverMinor, currency },
    minDays: option.minDays,
    maxDays: option.maxDays,
    arrival: { from: dayOf(from), to: dayOf(to) },
    pickup: option.pickup ?? null,
  }
}

/** Days and not moments, so the answer stays the same all day and can be kept. In UTC, as an order's expected days are printed. */
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
