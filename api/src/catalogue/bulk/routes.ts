import * as contract from '@makola/contract/catalogue/bulk-products.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { changeProducts } from './change-products.ts'

/** Mounts the call that changes many products of one store. */
export function mountBulkProducts(router: Router): void {
  router.mount(
    contract.changeProducts,
    async ({ platform, caller, params, body }) =>
      ok({ data: await changeProducts(platform, caller, { ...body, store: params.id }) }),
    { idempotencyCaller: ({ caller }) => nameOf(caller) },
  )
}
