import * as contract from '@makola/contract/catalogue/suggestions.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { suggest } from './suggest.ts'

/** Mounts what the search field asks while someone types. */
export function mountSuggestions(router: Router): void {
  const { database, config } = router.platform
  router.mount(contract.suggest, async ({ query }) => ok({ data: await suggest(database, query, config) }), {
    cacheSeconds: 2,
    isTagged: true,
  })
}
