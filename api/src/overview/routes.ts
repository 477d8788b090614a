import * as contract from '@makola/contract/overview/overview.ts'
import { ok } from '../platform/http/reply.ts'
import type { Router } from '../platform/http/router.ts'
import { getOverview } from './get-overview.ts'
import { searchShop } from './search-shop.ts'

/** Mounts the whole shop as its staff see it: figures, queues, search. */
export function mountOverview(router: Router): void {
  router.mount(contract.getOverview, async ({ platform, caller }) => ok({ data: await getOverview(platform, caller) }))
  router.mount(contract.searchShop, async ({ platform, caller, query }) =>
    ok({ data: await searchShop(platform, caller, query.q.trim()) }),
  )
}
