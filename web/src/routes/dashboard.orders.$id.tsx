import { createFileRoute, notFound } from '@tanstack/react-router'
import { ParcelPage } from '../orders/parcel-page.tsx'
import { parcelQuery } from '../orders/seller-queries.ts'
import { ApiProblem } from '../shell/api-problem.ts'
import { pageHead } from '../shell/page-head.ts'
import { chosenStore } from '../stores/chosen-store.ts'
import { findCurrentStore, myStoresQuery } from '../stores/current-store.ts'

export const Route = createFileRoute('/dashboard/orders/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const { storeId } = chosenStore.getState()
    const store = findCurrentStore(await queryClient.ensureQueryData(myStoresQuery(storeId)), storeId)
    if (!store) throw notFound()
    const isMissing = (error: unknown) => error instanceof ApiProblem && [404, 422].includes(error.status)
    return await queryClient.ensureQueryData(parcelQuery(store.id, id)).catch((error: unknown) => {
      throw isMissing(error) ? notFound() : error
    })
  },
  head: ({ match, loaderData }) => pageHead(match, { title: `Order ${loaderData?.number ?? ''}`, isPrivate: true }),
  component: Order,
})

function Order() {
  return <ParcelPage id={Route.useParams().id} />
}
