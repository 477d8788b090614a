import type { Words } from '../../ui/words/use-words.ts'

/** From this many units down, a shopper sees the number. */
const fewUnits = 5

/** Words the stock for a shopper; null on a card while there is plenty. */
export function describeStock(available: number, t: Words): string | null {
  if (available === 0) return t('catalogue.card.sold-out')
  return available <= fewUnits ? t('catalogue.card.few-left', { count: available }) : null
}
