import { createFileRoute, notFound } from '@tanstack/react-router'
import { EditProductPage } from '../catalogue/edit-product-page.tsx'
import { inventoryItemQuery } from '../catalogue/inventory-queries.ts'
import { ApiProblem } from '../shell/api-problem.ts'
import { pageHead } from '../shell/page-head.ts'
import { chosenStore } from '../stores/chosen-store.ts'
import { findCurrentStore, myStoresQuery } from '../stores/current-store.ts'

export const Route = createFileRoute('/dashboard/inventory/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const { storeId } = chosenStore.getState()
    const store = findCurrentStore(await queryClient.ensureQueryData(myStoresQuery(storeId)), storeId)
    if (!store) throw notFound()
    const item = await queryClient.ensureQueryData(inventoryItemQuery(store.id, id)).catch((error: unknown) => {
      throw error instanceof ApiProblem && error.status === 404 ? notFound() : error
    })
    // Who works in several stores looks at one of them at a time.
    if (item.store.id !== store.id) throw notFound()
    return item
  },
  head: ({ match, loaderData }) => pageHead(match, { title: loaderData?.name ?? 'Product', isPrivate: true }),
  component: InventoryItemPage,
})

function InventoryItemPage() {
  return <EditProductPage id={Route.useParams().id} />
}
