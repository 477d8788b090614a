import { divideHalfUp } from './decimal.ts'
import { addMinor, assertMinor } from './money.ts'

/**
 * A parcel, or the rest of one. To its shopper: items and delivery. To its store, in its own currency: `base` for both, and the
 * shop's commission on the items; delivery bears none. All in minor units.
 */
export type ParcelWorth = { itemsMinor: number; deliveryMinor: number; baseMinor: number; commissionMinor: number }

/** A refund's shares of the store's part and of the shop's commission. */
export type RefundParts = { baseMinor: number; commissionMinor: number }

/** A refund that counts: a failed one has reversed everything. */
export type BookedRefund = RefundParts & {
  refundMinor: number
  /** The part for named units; null for a free amount. */
  unitsMinor: number | null
}

/** Units of a line, and one of the amounts that were frozen for the line when it was sold. */
type LineUnits = {
  totalMinor: number
  quantity: number
  /** Units refunded before, and their amounts. */
  unitsBefore: number
  givenMinor: number
  units: number
}

/**
 * R10: the share of a line's units in an amount frozen for the whole line: in proportion, half-up, counted with the units before
 * them, so that the last unit takes the rest.
 * @throws RangeError when more units would go back than there are
 */
export function takeUnits({ totalMinor, quantity, unitsBefore, givenMinor, units }: LineUnits): number {
  const after = addMinor(unitsBefore, units)
  if (units < 1 || after > quantity) throw new RangeError(`${units} units after ${unitsBefore} of ${quantity}`)
  const due = Number(divideHalfUp(BigInt(assertMinor(totalMinor)) * BigInt(after), BigInt(quantity)))
  return Math.max(0, due - assertMinor(givenMinor))
}

/** Returns the rest of a parcel after refunds, oldest first. A free amount refunds items first, then delivery. */
export function restOf(parcel: ParcelWorth, refunds: readonly BookedRefund[]): ParcelWorth {
  return refunds.reduce((rest, refund) => after(rest, refund), parcel)
}

/** The price frozen for all that refunds have not named, this one included, and the store's part of it. */
export type Unnamed = { priceMinor: number; baseMinor: number }

/**
 * R10 for units of lines, with or without delivery: exactly the amounts frozen for them, as long as earlier free amounts have
 * left as much. More of the store's part where these were about the same units: of what stays, the store keeps no more than the share of
 * its price that is still paid.
 * @throws RangeError when the refund is not above 0, or more than what is left
 */
export function refundUnits(
  rest: ParcelWorth,
  { unnamed, ...asked }: { refundMinor: number; unitsMinor: number; unnamed: Unnamed } & RefundParts,
) {
  const keptMinor = mostKept(unnamed, addMinor(rest.itemsMinor, rest.deliveryMinor, -asked.refundMinor))
  return takeFrom(rest, {
    ...asked,
    baseMinor: Math.max(Math.min(asked.baseMinor, rest.baseMinor), addMinor(rest.baseMinor, -keptMinor)),
    commissionMinor: Math.min(asked.commissionMinor, rest.commissionMinor),
  })
}

/** The store's part of what stays, rounded up: all of it where all of its price is still paid. */
function mostKept({ priceMinor, baseMinor }: Unnamed, leftMinor: number): number {
  if (leftMinor <= 0) return 0
  if (leftMinor >= priceMinor) return baseMinor
  const [dividend, price] = [BigInt(baseMinor) * BigInt(leftMinor), BigInt(priceMinor)]
  return Number((dividend + price - 1n) / price)
}

/**
 * R10 for a free amount: of the rest of the store's part in proportion to the rest of the parcel, and of the rest of the
 * commission in proportion to the refunded items. Both half-up; today's rate does not matter.
 * @throws RangeError when the refund is not above 0, or more than what is left
 */
export function refundAmount(rest: ParcelWorth, refundMinor: number): RefundParts {
  const coveredMinor = Math.min(refundMinor, rest.itemsMinor)
  return takeFrom(rest, {
    refundMinor,
    unitsMinor: null,
    baseMinor: shareOf(rest.baseMinor, refundMinor, addMinor(rest.itemsMinor, rest.deliveryMinor)),
    commissionMinor: shareOf(rest.commissionMinor, coveredMinor, rest.itemsMinor),
  })
}

/** The refund that leaves no items takes the rest of the commission, and the one that leaves nothing takes everything. */
function takeFrom(rest: ParcelWorth, refund: BookedRefund): RefundParts {
  for (const amount of [...Object.values(rest), refund.refundMinor, refund.baseMinor, refund.commissionMinor]) {
    if (assertMinor(amount) < 0) throw new RangeError(`An amount below 0: ${amount}`)
  }
  const openMinor = addMinor(rest.itemsMinor, rest.deliveryMinor)
  if (refund.refundMinor === 0) throw new RangeError('A refund of nothing')
  if (refund.refundMinor > openMinor)
    throw new RangeError(`Refund of ${refund.refundMinor} exceeds the ${openMinor} left of the parcel`)
  if (refund.refundMinor === openMinor) return { baseMinor: rest.baseMinor, commissionMinor: rest.commissionMinor }
  const isLastItem = after(rest, refund).itemsMinor === 0
  return {
    baseMinor: refund.baseMinor,
    commissionMinor: isLastItem ? rest.commissionMinor : refund.commissionMinor,
  }
}

function after(rest: ParcelWorth, { refundMinor, unitsMinor, baseMinor, commissionMinor }: BookedRefund): ParcelWorth {
  const openMinor = addMinor(rest.itemsMinor, rest.deliveryMinor, -refundMinor)
  const itemsMinor = Math.min(openMinor, Math.max(0, addMinor(rest.itemsMinor, -(unitsMinor ?? refundMinor))))
  return {
    itemsMinor,
    deliveryMinor: addMinor(openMinor, -itemsMinor),
    baseMinor: addMinor(rest.baseMinor, -baseMinor),
    commissionMinor: addMinor(rest.commissionMinor, -commissionMinor),
  }
}

/** A part's share of an amount, half-up; nothing of nothing. */
export function shareOf(totalMinor: number, partMinor: number, wholeMinor: number): number {
  if (wholeMinor <= 0 || partMinor <= 0) return 0
  return Math.min(totalMinor, Number(divideHalfUp(BigInt(totalMinor) * BigInt(partMinor), BigInt(wholeMinor))))
}
