import * as contract from '@makola/contract/stores/stores.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { getStoreSettings } from './get-store-settings.ts'
import { openStore } from './open-store.ts'
import { suspendStore } from './suspend-store.ts'
import { updateStore } from './update-store.ts'

/** Mounts the calls that open, change and suspend a store. */
export function mountStoreSettings(router: Router): void {
  const { database, config } = router.platform
  router.mount(
    contract.openStore,
    async ({ platform, caller, body, keep }) =>
      created({
        data: await openStore(platform, caller, {
          ...body,
          keep: async (tx, store) => keep?.(tx, created({ data: store })),
        }),
      }),
    { limit: { calls: 10, seconds: 60 * 60 }, idempotencyCaller: ({ caller }) => nameOf(caller) },
  )
  router.mount(contract.getStoreSettings, async ({ params, caller }) =>
    ok({ data: await getStoreSettings(database, caller, { idOrSlug: params.id, mediaUrl: config.mediaUrl }) }),
  )
  router.mount(contract.updateStore, async ({ platform, params, body, ifVersion, caller }) =>
    ok({ data: await updateStore(platform, { idOrSlug: params.id, patch: body, ifVersion, caller }) }),
  )
  router.mount(contract.suspendStore, async ({ platform, params, body, caller }) =>
    ok({ data: await suspendStore(platform, { idOrSlug: params.id, caller, ...body }) }),
  )
}
