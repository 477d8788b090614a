import type { LockedVariant } from './lock-product.ts'

type Typed = { id?: string | undefined; stock?: number | undefined; stockWas?: number | undefined }

/**
 * Why a stock that was typed cannot be taken: units were sold, returned or counted since the figure that it was typed over.
 * In words with the present figures; null when nothing has moved. One without an id means the only variant.
 */
export function findMovedStock(variants: readonly LockedVariant[], typed: readonly Typed[]): string | null {
  const moved = typed.flatMap(({ id, stock, stockWas }) => {
    const variant = id === undefined ? variants[0] : variants.find((candidate) => candidate.id === id)
    if (!variant || stock === undefined || stockWas === undefined || variant.onHand === stockWas) return []
    return [`${variant.title && `${variant.title}: `}${variant.onHand} on the shelf now, not ${stockWas}`]
  })
  return moved.length === 0 ? null : `The stock moved while you typed. ${moved.join('; ')}.`
}
