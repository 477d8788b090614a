import { getDeliveryTerms, getStoreSettings } from '@makola/contract/stores/stores.ts'
import { getStanding } from '@makola/contract/stores/tiers.ts'
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** A store with its owners' settings. */
export const storeSettingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['stores', id, 'settings'],
    queryFn: async ({ signal }) => (await call(getStoreSettings, { params: { id }, signal })).data,
  })

/** A store's standing with the shop, and what each level opens. */
export const standingQuery = (id: string) =>
  queryOptions({
    queryKey: ['stores', id, 'standing'],
    queryFn: async ({ signal }) => (await call(getStanding, { params: { id }, signal })).data,
  })

/** A store's delivery zones and prices. */
export const deliveryTermsQuery = (id: string) =>
  queryOptions({
    queryKey: ['stores', id, 'delivery'],
    queryFn: async ({ signal }) => (await call(getDeliveryTerms, { params: { id }, signal })).data,
  })

/** After a change of a store: everything that shows stores is fetched again. */
export const refetchStores = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['stores'] })

/** The value of `If-Match`. */
export const versionTag = (version: number): string => `"${version}"`
