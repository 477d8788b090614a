import type { CartLine } from '@makola/contract/carts/carts.ts'
import { formatColumn } from '@makola/money/column.ts'
import { formatDate } from '@makola/money/format.ts'
import type { Words } from '../ui/words/use-words.ts'

export type LineNotice = {
  tone: 'danger' | 'neutral'
  text: string
  /** The quantity that resolves the problem. */
  setTo?: number
}

const stopped = {
  'sold-out': 'carts.line.sold-out',
  'store-paused': 'carts.line.store-paused',
  'store-at-limit': 'carts.line.store-at-limit',
  'order-too-large': 'carts.line.order-too-large',
  gone: 'carts.line.gone',
  'not-here': 'carts.line.not-here',
  'price-unavailable': 'carts.line.price-unavailable',
} as const satisfies Record<Exclude<CartLine['problem'], 'short' | null>, string>

/**
 * Lists the facts about a line that the shopper must know before buying it.
 * @param breakEndsOn The day on which a break of its store ends, where that is known.
 */
export function explainLine(line: CartLine, breakEndsOn: string | null, t: Words): LineNotice[] {
  const notices: LineNotice[] = []
  if (line.problem === 'short') {
    notices.push({ tone: 'danger', text: t('carts.line.short', { available: line.available }), setTo: line.available })
  } else if (line.problem === 'store-paused' && breakEndsOn) {
    notices.push({ tone: 'danger', text: t('carts.line.store-paused-until', { day: formatDate(breakEndsOn) }) })
  } else if (line.problem) {
    notices.push({ tone: 'danger', text: t(stopped[line.problem]) })
  }
  const { previousUnitPrice, unitPrice } = line
  if (previousUnitPrice && unitPrice && previousUnitPrice.currency === unitPrice.currency) {
    const write = formatColumn([previousUnitPrice, unitPrice])
    const text = t('carts.line.new-price', { before: write(previousUnitPrice), now: write(unitPrice) })
    notices.push({ tone: 'neutral', text })
  }
  return notices
}

/** Returns true when every line can be bought now. */
export function isBuyable(lines: CartLine[]): boolean {
  return lines.length > 0 && lines.every((line) => line.problem === null)
}

/** Returns true when some line can be bought: nothing else is delivered. */
export function hasGoods({ lines }: { lines: CartLine[] }): boolean {
  return lines.some((line) => line.lineTotal !== null)
}
