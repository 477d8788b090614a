import type { LockedVariant } from './lock-product.ts'

type Typed = { id?: string | undefined; stock?: number | undefined; stockWas?: number | undefined }

/**
 * Explains why a typed stock is refused: units were sold, returned or counted since the figure it was typed over. With the
 * current figures; null when nothing has moved. An entry without an id means the only variant.
 */
export function findMovedStock(variants: readonly LockedVariant[], typed: readonly Typed[]): string | null {
  const moved = typed.flatMap(({ id, stock, stockWas }) => {
    const variant = id === undefined ? variants[0] : variants.find((candidate) => candidate.id === id)
    if (!variant || stock === undefined || stockWas === undefined || variant.onHand === stockWas) return []
    return [`${variant.title && `${variant.title}: `}${variant.onHand} on the shelf now, not ${stockWas}`]
  })
  return moved.length === 0 ? null : `The stock moved while you typed. ${moved.join('; ')}.`
}
