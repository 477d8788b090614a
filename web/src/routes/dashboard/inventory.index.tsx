import { createFileRoute } from '@tanstack/react-router'
import { InventoryPage } from '../../catalogue/inventory/inventory-page.tsx'
import { readInventoryAddress, readInventorySearch } from '../../catalogue/stock/inventory-search.ts'
import { pageHead } from '../../shell/page/page-head.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/inventory/')({
  validateSearch: readInventoryAddress,
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('catalogue.inventory.title'), isPrivate: true }),
  component: Inventory,
})

function Inventory() {
  const importing = Route.useSearch({ select: (search) => search.import })
  return <InventoryPage search={Route.useSearch({ select: readInventorySearch })} importing={importing} />
}
