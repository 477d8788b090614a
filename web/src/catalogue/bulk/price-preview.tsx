import type { ProductChange } from '@makola/contract/catalogue/bulk-products.ts'
import type { InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import { formatMoney } from '@makola/money/format.ts'
import { changeByBasisPoints } from '@makola/money/percent.ts'
import { useWords } from '../../ui/words/use-words.ts'

const mostShown = 5

type PricePreviewProps = { change: ProductChange | null; rows: readonly InventoryRow[] }

/** The first few prices as they are and as they would be. */
export function PricePreview({ change, rows }: PricePreviewProps) {
  const t = useWords()
  if (rows.length === 0) return null
  return (
    <section aria-label={t('catalogue.bulk.preview')} className="min-w-0">
      <h3 className="text-label">{t('catalogue.bulk.preview')}</h3>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line text-small">
        {rows.slice(0, mostShown).map(({ id, name, price, hasPriceRange }) => {
          const next = change && nextPrice(change, price)
          return (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 px-3 py-2">
              <span className="max-w-full truncate">{name}</span>
              <span className="ms-auto tabular">
                {hasPriceRange && <span className="text-muted">{t('catalogue.bulk.preview.lowest')} </span>}
                {next ? (
                  <>
                    <span className="text-muted">{formatMoney(price)}</span>
                    <span className="ms-2 font-semibold">{formatMoney(next)}</span>
                  </>
                ) : (
                  formatMoney(price)
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function nextPrice(change: ProductChange, price: InventoryRow['price']): InventoryRow['price'] {
  if (change.kind === 'price') return change.price
  if (change.kind !== 'price-percent') return price
  return { ...price, amount: changeByBasisPoints(price.amount, change.basisPoints) }
}
