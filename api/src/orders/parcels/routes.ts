import * as figures from '@makola/contract/figures.ts'
import * as contract from '@makola/contract/parcels.ts'
import * as refunds from '@makola/contract/refunds.ts'
import { listShopStores as shopStoresCall } from '@makola/contract/stores.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { getStoreFigures } from '../figures/get-store-figures.ts'
import { listShopStores } from '../figures/list-shop-stores.ts'
import { decideRefund } from '../refunds/decide-refund.ts'
import { listStuckRefunds } from '../refunds/list-stuck-refunds.ts'
import { decidePayment } from '../settlement/decide-payment.ts'
import { listPaymentReviews } from '../settlement/list-payment-reviews.ts'
import { getParcel } from './get-parcel.ts'
import { listParcels } from './list-parcels.ts'
import { moveParcel } from './move-parcel.ts'
import { type KeepRefund, refundParcel } from './refund-parcel.ts'

/** Mounts the calls of stores and operators. Must come last: `/orders/{id}` would match `/orders/review`. */
export function mountSellersOrders(router: Router): void {
  router.mount(contract.listParcels, async ({ platform, caller, query }) =>
    ok(await listParcels(platform, caller, query)),
  )
  mountSteps(router)
  router.mount(
    refunds.refundParcel,
    async ({ platform, caller, params, body, keep }) => {
      const keepRefund: KeepRefund = (tx, refund) => keep(tx, created({ data: refund }))
      return created({ data: await refundParcel(platform, caller, { id: params.id, asked: body, keepRefund }) })
    },
    { idempotencyCaller: ({ caller }) => nameOf(caller) },
  )
  router.mount(refunds.listPaymentReviews, async ({ platform, query }) =>
    ok(await listPaymentReviews(platform.database, query)),
  )
  router.mount(refunds.decidePayment, async ({ platform, caller, params, body }) =>
    ok({ data: await decidePayment(platform, { orderId: params.id, ...body, by: caller }) }),
  )
  router.mount(refunds.listStuckRefunds, async ({ platform, query }) =>
    ok(await listStuckRefunds(platform.database, query)),
  )
  router.mount(refunds.decideRefund, async ({ platform, caller, params, body }) =>
    ok({ data: await decideRefund(platform, { refundId: params.id, ...body, by: caller }) }),
  )
  router.mount(figures.getStoreFigures, async ({ platform, caller, params, query }) =>
    ok({ data: await getStoreFigures(platform, caller, { id: params.id, days: query.days }) }),
  )
  router.mount(shopStoresCall, async ({ platform, query }) => ok(await listShopStores(platform, query)))
  router.mount(contract.getParcel, async ({ platform, caller, params, query }) =>
    ok({ data: await getParcel(platform, caller, { id: params.id, store: query.store }) }),
  )
}

function mountSteps(router: Router): void {
  router.mount(contract.packParcel, async ({ platform, caller, params }) =>
    ok({ data: await moveParcel(platform, caller, { id: params.id, step: { to: 'packed' } }) }),
  )
  router.mount(contract.shipParcel, async ({ platform, caller, params, body: { carrier, trackingNumber = null } }) =>
    ok({
      data: await moveParcel(platform, caller, { id: params.id, step: { to: 'shipped', carrier, trackingNumber } }),
    }),
  )
  router.mount(contract.deliverParcel, async ({ platform, caller, params }) =>
    ok({ data: await moveParcel(platform, caller, { id: params.id, step: { to: 'delivered' } }) }),
  )
  router.mount(contract.cancelParcel, async ({ platform, caller, params, body }) =>
    ok({ data: await moveParcel(platform, caller, { id: params.id, step: { to: 'cancelled', ...body } }) }),
  )
  router.mount(contract.returnParcel, async ({ platform, caller, params, body }) =>
    ok({ data: await moveParcel(platform, caller, { id: params.id, step: { to: 'returned', ...body } }) }),
  )
}
