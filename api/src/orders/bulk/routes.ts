import * as contract from '@makola/contract/orders/bulk-parcels.ts'
import { type Caller, nameOf } from '../../platform/http/caller.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { listParcelIds } from '../parcels/list-parcel-ids.ts'
import { exportParcels } from './export-parcels.ts'
import { listPackingSlips } from './list-packing-slips.ts'
import { moveParcels } from './move-parcels.ts'

/** Mounts the calls about many parcels of one store. */
export function mountBulkParcels(router: Router): void {
  const { database } = router.platform
  const keyOwner = { idempotencyCaller: ({ caller }: { caller: Caller }) => nameOf(caller) }
  router.mount(contract.listParcelIds, async ({ platform, caller, params, query }) =>
    ok(await listParcelIds(platform, caller, { ...query, store: params.id })),
  )
  router.mount(
    contract.packParcels,
    async ({ platform, caller, params, body }) => {
      const moves = body.ids.map((id) => ({ id, step: { to: 'packed' as const } }))
      return ok({ data: await moveParcels(platform, caller, { store: params.id, moves }) })
    },
    keyOwner,
  )
  router.mount(
    contract.shipParcels,
    async ({ platform, caller, params, body: { carrier = null, parcels } }) => {
      const moves = parcels.map(({ id, trackingNumber = null }) => ({
        id,
        step: { to: 'shipped' as const, carrier, trackingNumber },
      }))
      return ok({ data: await moveParcels(platform, caller, { store: params.id, moves }) })
    },
    keyOwner,
  )
  router.mount(contract.listPackingSlips, async ({ caller, params, body }) =>
    ok(await listPackingSlips(database, caller, { store: params.id, ids: body.ids })),
  )
  router.mount(contract.exportParcels, async ({ caller, params, body, c }) => {
    const { fileName, lines } = await exportParcels(database, caller, { store: params.id, ids: body.ids })
    c.header('content-disposition', `attachment; filename="${fileName}"`)
    return ok(lines)
  })
}
