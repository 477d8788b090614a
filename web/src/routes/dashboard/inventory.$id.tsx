import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireAccount } from '../../auth/session/require-account.ts'
import { EditProductPage } from '../../catalogue/editor/edit-product-page.tsx'
import { inventoryItemQuery } from '../../catalogue/stock/inventory-queries.ts'
import { NetOfPrice } from '../../ledger/earnings/net-of-price.tsx'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { DashboardNotFound } from '../../shell/dashboard/dashboard-not-found.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { chosenStore } from '../../stores/membership/chosen-store.ts'
import { findCurrentStore, myStoresQuery } from '../../stores/membership/current-store.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/inventory/$id')({
  loader: async (visit) => {
    // The dashboard's own loader runs beside this one.
    await requireAccount(visit)
    const { queryClient } = visit.context
    const { slug } = chosenStore.getState()
    const store = findCurrentStore(await queryClient.ensureQueryData(myStoresQuery(slug)), slug)
    if (!store) throw notFound()
    const item = await queryClient
      .ensureQueryData(inventoryItemQuery(store.id, visit.params.id))
      .catch((error: unknown) => {
        throw error instanceof ApiProblem && error.status === 404 ? notFound() : error
      })
    // A person with several stores sees one of them at a time.
    if (item.store.id !== store.id) throw notFound()
    return item
  },
  head: ({ match, loaderData }) =>
    pageHead(match, {
      title: loaderData?.name ?? wordsOf(match.context.locale)('catalogue.page.product'),
      isPrivate: true,
    }),
  notFoundComponent: DashboardNotFound,
  component: InventoryItemPage,
})

function InventoryItemPage() {
  return <EditProductPage id={Route.useParams().id} net={NetOfPrice} />
}
