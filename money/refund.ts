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

/**
 * R10 for units of lines, with or without delivery: exactly the amounts frozen for them, as long as earlier free amounts have
 * left as much. More of both parts where these were about the same units.
 * @param unnamed the amounts frozen for all that refunds have not named, this one included; null without earlier free amounts
 * @throws RangeError when the refund is not above 0, or more than what is left
 */
export function refundUnits(
  rest: ParcelWorth,
  { unnamed, ...asked }: { refundMinor: number; unitsMinor: number; unnamed: ParcelWorth | null } & RefundParts,
) {
  const baseMinor = Math.min(asked.baseMinor, rest.baseMinor)
  const commissionMinor = Math.min(asked.commissionMinor, rest.commissionMinor)
  if (!unnamed) return takeFrom(rest, { ...asked, baseMinor, commissionMinor })
  const kept = mostKept(unnamed, after(rest, { ...asked, baseMinor, commissionMinor }))
  return takeFrom(rest, {
    ...asked,
    baseMinor: Math.max(baseMinor, addMinor(rest.baseMinor, -kept.baseMinor)),
    commissionMinor: Math.max(commissionMinor, addMinor(rest.commissionMinor, -kept.commissionMinor)),
  })
}

/**
 * Returns the most that stays of what no refund has named: of the store's part the share of its price that is still paid, of the
 * commission the share of its items, and no larger share than of the store's part, which bears it.
 */
function mostKept(unnamed: ParcelWorth, left: ParcelWorth): RefundParts {
  const priceMinor = addMinor(unnamed.itemsMinor, unnamed.deliveryMinor)
  const baseMinor = shareUp(unnamed.baseMinor, addMinor(left.itemsMinor, left.deliveryMinor), priceMinor)
  const commissionMinor = Math.min(
    shareUp(unnamed.commissionMinor, left.itemsMinor, unnamed.itemsMinor),
    shareUp(unnamed.commissionMinor, Math.min(left.baseMinor, baseMinor), unnamed.baseMinor),
  )
  return { baseMinor, commissionMinor }
}

export function sumWorth(parts: readonly ParcelWorth[]): ParcelWorth {
  return {
    itemsMinor: addMinor(...parts.map(({ itemsMinor }) => itemsMinor)),
    deliveryMinor: addMinor(...parts.map(({ deliveryMinor }) => deliveryMinor)),
    baseMinor: addMinor(...parts.map(({ baseMinor }) => baseMinor)),
    commissionMinor: addMinor(...parts.map(({ commissionMinor }) => commissionMinor)),
  }
}

/** A part's share of an amount, rounded up; all of it where the part is the whole. */
function shareUp(totalMinor: number, partMinor: number, wholeMinor: number): number {
  if (partMinor <= 0) return 0
  if (partMinor >= wholeMinor) return totalMinor
  const [dividend, whole] = [BigInt(totalMinor) * BigInt(partMinor), BigInt(wholeMinor)]
  return Number((dividend + whole - 1n) / whole)
}

/**
 * R10 for a free amount: of the rest of the store's part in proportion to the rest of the parcel, and of the rest of the
 * commission in proportion to the refunded items. Both half-up; today's rate does not matter. More of both where a refund that
 * failed has given back more than what is still paid bears.
 * @param unnamed the amounts frozen for each line and the delivery, as far as refunds have not named them; null where none failed
 * @throws RangeError when the refund is not above 0, or more than what is left
 */
export function refundAmount(
  rest: ParcelWorth,
  refundMinor: number,
  unnamed: readonly ParcelWorth[] | null = null,
): RefundParts {
  const coveredMinor = Math.min(refundMinor, rest.itemsMinor)
  const asked = {
    refundMinor,
    unitsMinor: null,
    baseMinor: shareOf(rest.baseMinor, refundMinor, addMinor(rest.itemsMinor, rest.deliveryMinor)),
    commissionMinor: shareOf(rest.commissionMinor, coveredMinor, rest.itemsMinor),
  }
  if (!unnamed) return takeFrom(rest, asked)
  const borne = mostBorne(unnamed, after(rest, asked))
  return takeFrom(rest, {
    ...asked,
    baseMinor: Math.max(asked.baseMinor, addMinor(rest.baseMinor, -borne.baseMinor)),
    commissionMinor: Math.max(asked.commissionMinor, addMinor(rest.commissionMinor, -borne.commissionMinor)),
  })
}

/** Returns the most that what is still paid can bear: all of it is for what brings the store, or the shop, most of its price. */
export function mostBorne(unnamed: readonly ParcelWorth[], left: ParcelWorth): RefundParts {
  const whole = unnamed.map((part) => ({
    priceMinor: addMinor(part.itemsMinor, part.deliveryMinor),
    worthMinor: part.baseMinor,
  }))
  const items = unnamed.map(({ itemsMinor, commissionMinor }) => ({
    priceMinor: itemsMinor,
    worthMinor: commissionMinor,
  }))
  return {
    baseMinor: fillDearestFirst(whole, addMinor(left.itemsMinor, left.deliveryMinor)),
    commissionMinor: fillDearestFirst(items, left.itemsMinor),
  }
}

type Part = { priceMinor: number; worthMinor: number }

/** Rounded up, and counted from the part with the most worth for its price. What has no price keeps all that it is worth. */
function fillDearestFirst(parts: readonly Part[], paidMinor: number): number {
  const priced = parts.filter(({ priceMinor }) => priceMinor > 0)
  const free = parts.filter(({ priceMinor }) => priceMinor <= 0)
  let leftMinor = paidMinor
  let worthMinor = addMinor(...free.map((part) => part.worthMinor))
  for (const part of priced.toSorted((a, b) => compareWorth(b, a))) {
    worthMinor = addMinor(worthMinor, shareUp(part.worthMinor, leftMinor, part.priceMinor))
    leftMinor = Math.max(0, addMinor(leftMinor, -part.priceMinor))
  }
  return worthMinor
}

const compareWorth = (a: Part, b: Part): number =>
  Number(BigInt(a.worthMinor) * BigInt(b.priceMinor) - BigInt(b.worthMinor) * BigInt(a.priceMinor))

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
