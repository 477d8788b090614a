import { getParcel, type Parcel } from '@makola/contract/orders/parcels.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { chosenStore } from '../../stores/membership/chosen-store.ts'
import { findCurrentStore, myStoresQuery } from '../../stores/membership/current-store.ts'
import { parcelQuery } from '../sales/seller-queries.ts'

const parcelNumber = /^[A-Z0-9]{8}-[A-Z]$/i

/** The parcel that an address of the dashboard names. A number opens it in its own store, whichever `shown` is. */
export async function openParcel(queryClient: QueryClient, id: string, shown: string | undefined): Promise<Parcel> {
  try {
    return await (parcelNumber.test(id) ? openInItsStore(queryClient, id, shown) : openHere(queryClient, id))
  } catch (error) {
    throw error instanceof ApiProblem && [404, 422].includes(error.status) ? notFound() : error
  }
}

async function openHere(queryClient: QueryClient, id: string): Promise<Parcel> {
  const { slug } = chosenStore.getState()
  const store = findCurrentStore(await queryClient.ensureQueryData(myStoresQuery(slug)), slug)
  if (!store) throw notFound()
  return queryClient.ensureQueryData(parcelQuery(store.id, id))
}

async function openInItsStore(queryClient: QueryClient, number: string, shown: string | undefined): Promise<Parcel> {
  const { data: parcel } = await call(getParcel, { params: { id: number } })
  const storeId = parcel.store.id
  queryClient.setQueryData(parcelQuery(storeId, number).queryKey, parcel)
  const stores = await queryClient.ensureQueryData(myStoresQuery(storeId))
  const slug = stores.find(({ id }) => id === storeId)?.slug
  if (slug === undefined || slug === shown) return parcel
  throw redirect({ to: '/dashboard/orders/$id', params: { id: number }, search: { store: slug }, replace: true })
}
