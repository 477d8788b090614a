import { estimateDelivery as estimateCall } from '@makola/contract/shipping/shipping.ts'
import * as contract from '@makola/contract/stores/stores.ts'
import { ok } from '../platform/http/reply.ts'
import type { Router } from '../platform/http/router.ts'
import { changeStoreCurrency } from './change-store-currency.ts'
import { estimateDelivery } from './estimate-delivery.ts'
import { getDeliveryTerms } from './get-delivery-terms.ts'
import { setDeliveryTerms } from './set-delivery-terms.ts'

/** Mounts the calls about delivery, and a store's change of currency, which affects it. */
export function mountShipping(router: Router): void {
  router.mount(estimateCall, async ({ platform, query }) => ok({ data: await estimateDelivery(platform, query) }), {
    cacheSeconds: 60,
    isTagged: true,
  })
  router.mount(contract.getDeliveryTerms, async ({ platform, params, caller }) =>
    ok({ data: await getDeliveryTerms(platform.database, caller, params.id) }),
  )
  router.mount(contract.setDeliveryTerms, async ({ platform, params, body, ifVersion, caller }) =>
    ok({ data: await setDeliveryTerms(platform, { idOrSlug: params.id, zones: body.zones, ifVersion, caller }) }),
  )
  router.mount(contract.changeStoreCurrency, async ({ platform, params, body, caller }) =>
    ok({ data: await changeStoreCurrency(platform, { idOrSlug: params.id, currency: body.currency, caller }) }),
  )
}
