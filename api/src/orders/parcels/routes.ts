import * as contract from '@makola/contract/orders/parcels.ts'
import * as refunds from '@makola/contract/orders/refunds.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { confirmCashRefund } from './confirm-cash-refund.ts'
import { getParcel } from './get-parcel.ts'
import { listParcels } from './list-parcels.ts'
import { moveParcel } from './move-parcel.ts'
import { type KeepRefund, refundParcel } from './refund-parcel.ts'
import { unshipParcel } from './unship-parcel.ts'

/** Mounts the calls about a store's parcels. Must come last: `/orders/{id}` would match `/orders/review`. */
export function mountParcels(router: Router): void {
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
  router.mount(refunds.confirmCashRefund, async ({ platform, caller, params, body }) =>
    ok({ data: await confirmCashRefund(platform, caller, { refundId: params.id, how: body.how }) }),
  )
  router.mount(contract.getParcel, async ({ platform, caller, params, query }) =>
    ok({ data: await getParcel(platform, caller, { id: params.id, store: query.store }) }),
  )
}

function mountSteps(router: Router): void {
  router.mount(contract.packParcel, async ({ platform, caller, params }) =>
    ok({ data: await moveParcel(platform, caller, { id: params.id, step: { to: 'packed' } }) }),
  )
  router.mount(
    contract.shipParcel,
    async ({ platform, caller, params, body: { carrier = null, trackingNumber = null } }) =>
      ok({
        data: await moveParcel(platform, caller, { id: params.id, step: { to: 'shipped', carrier, trackingNumber } }),
      }),
  )
  router.mount(contract.unshipParcel, async ({ platform, caller, params }) =>
    ok({ data: await unshipParcel(platform, caller, params.id) }),
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
