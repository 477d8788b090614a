import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shell/api/api-client.ts'

/** A store with its owners' settings. */
export const storeSettingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['stores', id, 'settings'],
    queryFn: async ({ signal }) => (await api.get('/stores/{id}/settings', { params: { id }, signal })).data,
  })

/** A store's delivery zones and prices. */
export const deliveryTermsQuery = (id: string) =>
  queryOptions({
    queryKey: ['stores', id, 'delivery'],
    queryFn: async ({ signal }) => (await api.get('/stores/{id}/delivery-options', { params: { id }, signal })).data,
  })

/** After a change of a store: everything that shows stores is fetched again. */
export const refetchStores = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['stores'] })

/** The value of `If-Match`. */
export const versionTag = (version: number): string => `"${version}"`
