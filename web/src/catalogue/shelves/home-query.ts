import { getHome } from '@makola/contract/catalogue/home.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The home page's goods, categories and story, in the currency of a rate. */
export const homeQuery = (rate?: string) =>
  queryOptions({
    queryKey: ['products', 'home', { rate }],
    queryFn: async ({ signal }) => (await call(getHome, { query: { rate }, signal })).data,
  })
