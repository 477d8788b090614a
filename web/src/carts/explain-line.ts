import type { CartLine } from '@makola/contract/carts.ts'
import { formatMoney } from '@makola/money/format.ts'

export type LineNotice = {
  tone: 'danger' | 'neutral'
  text: string
  /** The quantity that resolves the problem. */
  setTo?: number
}

const stopped: Record<Exclude<CartLine['problem'], 'short' | null>, string> = {
  'sold-out': 'Sold out. Remove it to check out.',
  gone: 'No longer for sale. Remove it to check out.',
  'price-unavailable': 'Not sold in your currency at the moment. Remove it or choose another currency.',
}

/** Lists the facts about a line that the shopper must know before buying it. */
export function explainLine(line: CartLine): LineNotice[] {
  const notices: LineNotice[] = []
  if (line.problem === 'short') {
    notices.push({ tone: 'danger', text: `Only ${line.available} left.`, setTo: line.available })
  } else if (line.problem) {
    notices.push({ tone: 'danger', text: stopped[line.problem] })
  }
  const { previousUnitPrice, unitPrice } = line
  if (previousUnitPrice && unitPrice && previousUnitPrice.currency === unitPrice.currency) {
    notices.push({
      tone: 'neutral',
      text: `Price was ${formatMoney(previousUnitPrice)}, now ${formatMoney(unitPrice)} each.`,
    })
  }
  return notices
}

/** Returns true when every line can be bought now. */
export function isBuyable(lines: CartLine[]): boolean {
  return lines.length > 0 && lines.every((line) => line.problem === null)
}
