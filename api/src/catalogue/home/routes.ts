import * as contract from '@makola/contract/catalogue/home.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { arrangeHome } from './arrange-home.ts'
import { getHome } from './get-home.ts'
import { readArrangement } from './read-arrangement.ts'

/** Mounts the home page and its arrangement. */
export function mountHome(router: Router): void {
  const { database, config } = router.platform
  router.mount(contract.getHome, async ({ query }) => ok({ data: await getHome(database, query.rate, config) }), {
    cacheSeconds: 2,
    isTagged: true,
  })
  router.mount(contract.getHomeArrangement, async () =>
    ok({ data: await readArrangement(database, config.baseCurrency) }),
  )
  router.mount(contract.arrangeHome, async ({ platform, caller, body }) =>
    ok({ data: await arrangeHome(platform, caller, body) }),
  )
}
