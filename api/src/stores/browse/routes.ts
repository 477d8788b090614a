import * as contract from '@makola/contract/stores/stores.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { getStore } from './get-store.ts'
import { listMyStores } from './list-my-stores.ts'
import { listStores } from './list-stores.ts'

/** Mounts the calls by which anybody finds a store, and its people find theirs. */
export function mountStores(router: Router): void {
  const { database, config } = router.platform
  router.mount(contract.listStores, async ({ query }) => ok(await listStores(database, query, config.mediaUrl)), {
    cacheSeconds: 5,
    isTagged: true,
  })
  // Before the store by its slug, which would match it.
  router.mount(contract.listMyStores, async ({ query, caller }) =>
    ok({ data: await listMyStores(database, caller, { alsoStore: query.store, config }) }),
  )
  router.mount(
    contract.getStore,
    async ({ params }) => ok({ data: await getStore(database, params.id, config.mediaUrl) }),
    { cacheSeconds: 5, isTagged: true },
  )
}
