import { refuseField } from '../../platform/problem.ts'
import type { ShownLine } from './present-cart.ts'

type GivenLine = { variantId: string; quantity: number }
type SetLine = GivenLine & { addedAt?: string | undefined }

/** A shopper's change of a cart: replace all lines, add units, or set quantities (0 removes a line). */
export type CartChange = {
  replace?: readonly GivenLine[] | undefined
  add?: readonly GivenLine[] | undefined
  set?: readonly SetLine[] | undefined
}

export const maxLines = 100
export const maxQuantity = 999

/**
 * Returns a cart's lines after a change, in the order of adding. Lines of the same variant are added up.
 * @param times `since`: when the cart was made.
 * @throws Problem `validation-failed` (422) past 100 lines or 999 units of one variant.
 */
export function applyChange(
  before: readonly ShownLine[],
  { replace, add = [], set = [] }: CartChange,
  times: { now: Date; since: Date },
): ShownLine[] {
  const lines = new Map(before.map((line) => [line.variantId, line]))
  // After every line, whichever clock dated it; lines added together keep their order.
  let nextMs = Math.max(times.now.getTime(), ...before.map((line) => line.addedAt.getTime() + 1))
  const lineOf = (variantId: string, formerly?: string) =>
    lines.get(variantId) ?? {
      variantId,
      quantity: 0,
      seenUnitMinor: null,
      seenCurrency: null,
      addedAt: formerly === undefined ? new Date(nextMs++) : readFormerTime(formerly, times),
    }
  if (replace) {
    const kept = new Set(replace.map((line) => line.variantId))
    for (const line of before) {
      if (kept.has(line.variantId)) lines.set(line.variantId, { ...line, quantity: 0 })
      else lines.delete(line.variantId)
    }
  }
  for (const { variantId, quantity } of replace ?? add) {
    const line = lineOf(variantId)
    lines.set(variantId, { ...line, quantity: line.quantity + quantity })
  }
  for (const { variantId, quantity, addedAt } of set) {
    if (quantity === 0) lines.delete(variantId)
    else lines.set(variantId, { ...lineOf(variantId, addedAt), quantity })
  }
  const after = [...lines.values()].toSorted(byTimeAdded)
  const pointer = replace ? '/lines' : '/add'
  if (after.length > maxLines) throw refuseField(pointer, 'carts.too-many-lines', { most: maxLines })
  if (after.some((line) => line.quantity > maxQuantity)) {
    throw refuseField(pointer, 'carts.too-many-of-one', { most: maxQuantity })
  }
  return after
}

/** The browser names the time, and might name any: a store's figures count carts by it. */
function readFormerTime(text: string, { now, since }: { now: Date; since: Date }): Date {
  return new Date(Math.min(Math.max(Date.parse(text), since.getTime()), now.getTime()))
}

/** As `readCartLines` reads them. */
function byTimeAdded(one: ShownLine, other: ShownLine): number {
  return one.addedAt.getTime() - other.addedAt.getTime() || (one.variantId < other.variantId ? -1 : 1)
}
