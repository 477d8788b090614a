import { estimateDelivery as endpoint } from '@makola/contract/shipping.ts'
import { ok } from '../platform/reply.ts'
import type { Router } from '../platform/router.ts'
import { estimateDelivery } from './estimate-delivery.ts'

export function mountShipping(router: Router): void {
  router.mount(endpoint, async ({ platform, query }) => ok({ data: await estimateDelivery(platform, query) }), {
    cacheSeconds: 60,
  })
}
