import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { InventoryPage } from '../../catalogue/inventory/inventory-page.tsx'
import {
  type InventoryAddress,
  readInventoryAddress,
  readInventorySearch,
} from '../../catalogue/stock/inventory-search.ts'
import { pageHead } from '../../shell/page/page-head.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { wordsOf } from '../../ui/words/use-words.ts'

const StocktakePage = lazyPart(async () => ({
  default: (await import('../../catalogue/stocktake/stocktake-page.tsx')).StocktakePage,
}))

export const Route = createFileRoute('/dashboard/inventory/')({
  // Read by the page: here it would be part of what every visitor waits for.
  validateSearch: (search: InventoryAddress) => search,
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('catalogue.inventory.title'), isPrivate: true }),
  component: Inventory,
})

function Inventory() {
  const { import: importing, stocktake } = Route.useSearch({ select: readInventoryAddress })
  const search = Route.useSearch({ select: readInventorySearch })
  if (stocktake === undefined) return <InventoryPage search={search} importing={importing} />
  return (
    <Suspense>
      <StocktakePage asked={stocktake} />
    </Suspense>
  )
}
