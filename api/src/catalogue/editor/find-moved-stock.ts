import { type SaidFault, saidFault } from '../../platform/problem.ts'
import type { LockedVariant } from './lock-product.ts'

type Typed = { id?: string | undefined; stock?: number | undefined; stockWas?: number | undefined }

/**
 * Explains why a typed stock is refused: units were sold, returned or counted since the figure it was typed over. With the
 * current figures, one fault a variant; empty when nothing has moved. An entry without an id means the only variant.
 */
export function findMovedStock(variants: readonly LockedVariant[], typed: readonly Typed[]): SaidFault[] {
  const moved = typed.flatMap(({ id, stock, stockWas }) => {
    const variant = id === undefined ? variants[0] : variants.find((candidate) => candidate.id === id)
    if (!variant || stock === undefined || stockWas === undefined || variant.onHand === stockWas) return []
    return [{ variant: variant.title, units: variant.onHand, was: stockWas }]
  })
  return moved.map(({ variant, ...figures }, index) => {
    if (index > 0) return saidFault('catalogue.on-shelf-now-also', { variant, ...figures })
    return variant
      ? saidFault('catalogue.on-shelf-now-of', { variant, ...figures })
      : saidFault('catalogue.on-shelf-now', figures)
  })
}
