import { createFileRoute } from '@tanstack/react-router'
import { InventoryPage } from '../catalogue/inventory-page.tsx'
import { readInventorySearch } from '../catalogue/inventory-search.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/dashboard/inventory/')({
  validateSearch: readInventorySearch,
  head: ({ match }) => pageHead(match, { title: 'Inventory', isPrivate: true }),
  component: Inventory,
})

function Inventory() {
  return <InventoryPage search={Route.useSearch({ select: readInventorySearch })} />
}
