import type { BuyerRequest } from '@makola/contract/requests/requests.ts'
import type { ModelOrder, World } from './world.ts'

/** The requests of an order, newest first. */
export async function listRequests(order: ModelOrder, { api }: World): Promise<BuyerRequest[]> {
  const { body } = await api.get<{ data: BuyerRequest[] }>(`/orders/track/${order.trackingToken}/requests`)
  return body.data
}
