import * as contract from '@makola/contract/stores/audit.ts'
import { nameOf, staffMay } from '../../platform/http/caller.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { findOwnStore } from '../require-permission.ts'
import { listAudit } from './list-audit.ts'

/** Mounts the calls that list what was changed, in one store or in the whole shop. */
export function mountAudit(router: Router): void {
  const { database } = router.platform
  router.mount(contract.listStoreAudit, async ({ params, query, caller }) => {
    const store = await findOwnStore(database, caller, params.id, 'audit.read')
    return ok(await listAudit(database, { storeId: store.id, ...query }))
  })
  router.mount(contract.listAudit, async ({ query, caller }) => {
    const by = staffMay(caller, 'audit.all') ? undefined : nameOf(caller)
    return ok(await listAudit(database, { by, ...query }))
  })
}
