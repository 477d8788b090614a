import type { Cart, CartLine } from '@makola/contract/carts/carts.ts'
import { addMinor, multiplyMinor } from '@makola/money/money.ts'

export type CartChange = {
  add?: { variantId: string; quantity: number }[]
  /** 0 removes the line; with its former time a removed one returns to its place. */
  set?: { variantId: string; quantity: number; addedAt?: string }[]
}

/**
 * Predicts the cart after a change: shown until the server has answered. Only the server knows which delivery goods of another value
 * get, so its price and the total are left open.
 */
export function applyChange(cart: Cart, { add = [], set = [] }: CartChange): Cart {
  const known = new Set(cart.stores.flatMap((store) => store.lines.map((line) => line.variantId)))
  const added = new Map(add.map((line) => [line.variantId, line.quantity]))
  const wanted = new Map(set.map((line) => [line.variantId, line.quantity]))
  const stores = cart.stores
    .map((store) => {
      const lines = store.lines
        .map((line) =>
          takeTimes(line, (wanted.get(line.variantId) ?? line.quantity) + (added.get(line.variantId) ?? 0)),
        )
        .filter((line) => line.quantity > 0)
      return { ...store, lines, subtotal: { ...store.subtotal, amount: sumOf(lines) }, delivery: null }
    })
    .filter((store) => store.lines.length > 0)
  const inLines = stores.flatMap((store) => store.lines).reduce((units, line) => units + line.quantity, 0)
  const onTheWay = add.filter((line) => !known.has(line.variantId)).reduce((units, line) => units + line.quantity, 0)
  const subtotal = { ...cart.subtotal, amount: addMinor(...stores.map((store) => store.subtotal.amount)) }
  return { ...cart, stores, count: inLines + onTheWay, subtotal, deliveryTotal: null, total: null }
}

function takeTimes(line: CartLine, quantity: number): CartLine {
  if (quantity === line.quantity) return line
  const problem = line.problem === 'short' && quantity <= line.available ? null : line.problem
  const lineTotal = line.unitPrice && {
    ...line.unitPrice,
    amount: multiplyMinor(line.unitPrice.amount, Math.max(quantity, 0)),
  }
  return { ...line, quantity, lineTotal, problem }
}

function sumOf(lines: CartLine[]): number {
  return addMinor(...lines.map((line) => line.lineTotal?.amount ?? 0))
}
