import { isDeepStrictEqual } from 'node:util'
import { say } from '@makola/words/say.ts'
import type { Settable } from '../editor/product-permissions.ts'
import type { ImportColumns } from '../import-files/imported-product.ts'
import type { ImportedProduct } from './load-imported.ts'
import type { SettledDraft } from './settle-draft.ts'

const t = say('en')

type Place = { columns: ImportColumns; settable: Settable }

/** Returns why a person may not import a line: it would set a price or a stock that their role does not set. Null: they may. */
export function findUnsettable(
  { variants }: SettledDraft,
  old: ImportedProduct | undefined,
  { columns, settable }: Place,
): { column: string; why: string } | null {
  for (const variant of variants) {
    const { sku } = variant
    const before = old?.variants.find((one) => one.sku === sku)
    if (!settable.prices) {
      const why = t('catalogue.import-fault.sets-price', { sku })
      if (variant.priceMinor !== before?.priceMinor) return { column: columns.price, why }
      if (variant.compareAtMinor !== before.compareAtMinor) return { column: columns.compareAt, why }
      if (!isDeepStrictEqual(variant.pinned, before.pinned)) return { column: columns.pinned, why }
    }
    if (!settable.stock) {
      const why = t('catalogue.import-fault.sets-stock', { sku })
      if (variant.onHand !== before?.onHand) return { column: columns.stock, why }
      if (variant.lowStockThreshold !== before.lowStockThreshold) return { column: columns.threshold, why }
    }
  }
  return null
}
