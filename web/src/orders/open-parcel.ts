import type { Parcel } from '@makola/contract/parcels.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { api } from '../shell/api-client.ts'
import { ApiProblem } from '../shell/api-problem.ts'
import { chosenStore } from '../stores/chosen-store.ts'
import { findCurrentStore, myStoresQuery } from '../stores/current-store.ts'
import { parcelQuery } from './seller-queries.ts'

const parcelNumber = /^[A-Z0-9]{8}-[A-Z]$/i

/** The parcel that an address of the dashboard names. A number opens it in its own store, whichever was shown. */
export async function openParcel(queryClient: QueryClient, id: string): Promise<Parcel> {
  try {
    return await (parcelNumber.test(id) ? openInItsStore(queryClient, id) : openHere(queryClient, id))
  } catch (error) {
    throw error instanceof ApiProblem && [404, 422].includes(error.status) ? notFound() : error
  }
}

async function openHere(queryClient: QueryClient, id: string): Promise<Parcel> {
  const { storeId } = chosenStore.getState()
  const store = findCurrentStore(await queryClient.ensureQueryData(myStoresQuery(storeId)), storeId)
  if (!store) throw notFound()
  return queryClient.ensureQueryData(parcelQuery(store.id, id))
}

async function openInItsStore(queryClient: QueryClient, number: string): Promise<Parcel> {
  const { data: parcel } = await api.get('/orders/{id}', { params: { id: number } })
  const storeId = parcel.store.id
  queryClient.setQueryData(parcelQuery(storeId, number).queryKey, parcel)
  await queryClient.ensureQueryData(myStoresQuery(storeId))
  chosenStore.getState().choose(storeId)
  return parcel
}
