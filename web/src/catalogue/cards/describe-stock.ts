/** From this many units down, a shopper sees the number. */
const fewUnits = 5

/** Words the stock for a shopper; null on a card while there is plenty. */
export function describeStock(available: number): 'Sold out' | `Only ${number} left` | null {
  if (available === 0) return 'Sold out'
  return available <= fewUnits ? `Only ${available} left` : null
}
