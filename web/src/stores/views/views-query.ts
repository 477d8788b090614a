import { listSavedViews } from '@makola/contract/stores/saved-views.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The views of a store's lists that this person has saved. */
export const viewsQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['stores', storeId, 'views'],
    queryFn: async ({ signal }) => (await call(listSavedViews, { params: { id: storeId }, signal })).data,
  })
