import * as contract from '@makola/contract/shop/shop.ts'
import { ok } from '../platform/http/reply.ts'
import type { Router } from '../platform/http/router.ts'
import { findShop } from './find-shop.ts'
import { getLegalPage } from './get-legal-page.ts'
import { saveLegalPage } from './save-legal-page.ts'
import { updateShop } from './update-shop.ts'

export function mountShop(router: Router): void {
  router.mount(
    contract.getShop,
    async ({ platform: { database, config } }) => ok({ data: await findShop(database, config) }),
    { cacheSeconds: 0, isTagged: true },
  )
  router.mount(contract.updateShop, async ({ platform, caller, body }) =>
    ok({ data: await updateShop(platform, caller, body) }),
  )
  router.mount(contract.getLegalPage, async ({ platform, params, query }) =>
    ok({ data: await getLegalPage(platform.database, { ...params, ...query }) }),
  )
  router.mount(contract.saveLegalPage, async ({ platform, caller, params, body }) =>
    ok({ data: await saveLegalPage(platform, caller, { ...params, ...body }) }),
  )
}
