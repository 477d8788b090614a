import * as contract from '@makola/contract/stores/saved-views.ts'
import { created, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { deleteView, renameView } from './change-views.ts'
import { listSavedViews } from './list-saved-views.ts'
import { saveView } from './save-view.ts'

/** Mounts the calls by which a person keeps the filters of a store's lists. */
export function mountViews(router: Router): void {
  router.mount(contract.listSavedViews, async ({ platform, caller, params }) =>
    ok({ data: await listSavedViews(platform.database, caller, params.id) }),
  )
  router.mount(contract.saveView, async ({ platform, caller, params, body }) =>
    created({ data: await saveView(platform, caller, { ...body, store: params.id }) }),
  )
  router.mount(contract.renameView, async ({ platform, caller, params, body }) =>
    ok({ data: await renameView(platform, { accountId: caller.accountId, ...params, ...body }) }),
  )
  router.mount(contract.deleteView, async ({ platform, caller, params }) => {
    await deleteView(platform.database, { accountId: caller.accountId, ...params })
    return noContent()
  })
}
