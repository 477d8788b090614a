import * as contract from '@makola/contract/catalogue/stock.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { findVariants } from './find-variants.ts'
import { moveStock } from './move-stock.ts'

/** Mounts the calls by which a store's members receive, write off and count their stock. */
export function mountStocktake(router: Router): void {
  const { database, config } = router.platform
  router.mount(contract.findVariants, async ({ params, query, caller }) =>
    ok(await findVariants(database, caller, { store: params.id, q: query.q }, config.mediaUrl)),
  )
  router.mount(
    contract.moveStock,
    async ({ platform, caller, params, body }) =>
      ok({ data: await moveStock(platform, caller, { ...body, store: params.id }) }),
    { idempotencyCaller: ({ caller }) => nameOf(caller) },
  )
}
