import { refuseField } from '../../platform/problem.ts'
import type { ShownLine } from './present-cart.ts'

type GivenLine = { variantId: string; quantity: number }

/** A shopper's change of a cart: replace all lines, add units, or set quantities (0 removes a line). */
export type CartChange = {
  replace?: readonly GivenLine[] | undefined
  add?: readonly GivenLine[] | undefined
  set?: readonly GivenLine[] | undefined
}

export const maxLines = 100
export const maxQuantity = 999

/**
 * Returns the cart's lines after a change. Lines of the same variant are added up.
 * @throws Problem `validation-failed` (422) past 100 lines or 999 units of one variant.
 */
export function applyChange(before: readonly ShownLine[], { replace, add = [], set = [] }: CartChange): ShownLine[] {
  const lines = new Map(before.map((line) => [line.variantId, line]))
  const lineOf = (variantId: string) =>
    lines.get(variantId) ?? { variantId, quantity: 0, seenUnitMinor: null, seenCurrency: null }
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
  for (const { variantId, quantity } of set) {
    if (quantity === 0) lines.delete(variantId)
    else lines.set(variantId, { ...lineOf(variantId), quantity })
  }
  const after = [...lines.values()]
  const pointer = replace ? '/lines' : '/add'
  if (after.length > maxLines) throw refuseField(pointer, 'carts.too-many-lines', { most: maxLines })
  if (after.some((line) => line.quantity > maxQuantity)) {
    throw refuseField(pointer, 'carts.too-many-of-one', { most: maxQuantity })
  }
  return after
}
