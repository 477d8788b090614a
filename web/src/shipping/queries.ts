import { estimateDelivery } from '@makola/contract/shipping/shipping.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../shell/api/api-client.ts'
import { ApiProblem } from '../shell/api/api-problem.ts'

/** A store's delivery to the rate's country; null when its prices cannot be converted to that currency. */
export const deliveryEstimateQuery = (store: string, rate: string) =>
  queryOptions({
    queryKey: ['shipping', 'estimate', { store, rate }],
    queryFn: async ({ signal }) => {
      try {
        return (await call(estimateDelivery, { query: { store, rate }, signal })).data
      } catch (error) {
        if (error instanceof ApiProblem && error.status < 500) return null
        throw error
      }
    },
  })
