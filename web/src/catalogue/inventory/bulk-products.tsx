import type { InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { Suspense, useState } from 'react'
import { useRefusal } from '../../stores/membership/current-store.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import type { BulkVerb } from '../bulk/bulk-verb.ts'
import type { Named } from '../stock/use-change-products.ts'
import { InventoryBulkBar } from './inventory-bulk-bar.tsx'
import type { useChosenProducts } from './use-chosen-products.ts'

/** More are followed while they change, and can be stopped. */
const mostAtOnce = 100

const ChangeMany = lazyPart(async () => ({ default: (await import('../bulk/change-many.tsx')).ChangeMany }))

type BulkProductsProps = {
  store: { id: string; currency: CurrencyCode }
  chosen: ReturnType<typeof useChosenProducts>
  rows: InventoryRow[]
  /** The number of all that match. */
  total: number
  /** At once, without a report. */
  onChange: (action: 'publish' | 'archive', products: Named[]) => void
  onDelete: (products: Named[]) => void
}

/** The bar of the selected products, with the change that is being made to them. */
export function BulkProducts({ store, chosen, rows, total, onChange, onDelete }: BulkProductsProps) {
  const refusal = useRefusal('products.write')
  const [opened, setOpened] = useState<{ verb: BulkVerb; products: readonly Named[]; rows: readonly InventoryRow[] }>()
  const { rows: products, selection } = chosen
  const open = (verb: BulkVerb) => setOpened({ verb, products, rows: rows.filter(({ id }) => selection[id]) })
  const act = (verb: BulkVerb | 'delete') => {
    if (verb === 'delete') onDelete([...products])
    else if ((verb === 'publish' || verb === 'archive') && products.length <= mostAtOnce) {
      onChange(verb, [...products])
      chosen.clear()
    } else open(verb)
  }
  const { isSelectingAll: isBusy, selectAll: onSelect } = chosen
  return (
    <>
      <InventoryBulkBar
        count={products.length}
        more={products.length < total ? { total, isBusy, onSelect } : undefined}
        refusal={refusal}
        onAct={act}
        onClear={chosen.clear}
      />
      <Suspense>
        {opened && (
          <ChangeMany
            store={store}
            {...opened}
            onClose={(isChanged) => {
              setOpened(undefined)
              if (isChanged) chosen.clear()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
