import { useRefusal } from '../../stores/membership/current-store.ts'

/** Why a person may not add products to the current store: each has a price and a stock. Undefined: they may. */
export function useAddingRefusal(): string | undefined {
  const refusals = [useRefusal('products.write'), useRefusal('prices.write'), useRefusal('stock.write')]
  return refusals.find((refusal) => refusal !== undefined)
}
