import { createFileRoute } from '@tanstack/react-router'
import { ParcelMessages } from '../../messages/selling/parcel-messages.tsx'
import { openParcel } from '../../orders/parcels/open-parcel.ts'
import { ParcelPage } from '../../orders/parcels/parcel-page.tsx'
import { useAsked } from '../../requests/answering/parcel-asked.tsx'
import { DashboardNotFound } from '../../shell/dashboard/dashboard-not-found.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/orders/$id')({
  loaderDeps: ({ search: { store } }) => ({ store }),
  loader: ({ context: { queryClient }, params: { id }, deps: { store } }) => openParcel(queryClient, id, store),
  head: ({ match, loaderData }) => {
    const t = wordsOf(match.context.locale)
    return pageHead(match, { title: t('orders.page.order', { number: loaderData?.number ?? '' }), isPrivate: true })
  },
  notFoundComponent: DashboardNotFound,
  component: Order,
})

function Order() {
  const { id, store } = Route.useLoaderData()
  return (
    <ParcelPage id={Route.useParams().id} storeId={store.id} asked={useAsked(store.id, id)}>
      {(storeId, parcelId) => <ParcelMessages storeId={storeId} parcelId={parcelId} />}
    </ParcelPage>
  )
}
