import * as contract from '@makola/contract/orders/trust.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { getTrust } from './get-trust.ts'

/** Mounts the call about a store's record. */
export function mountTrust(router: Router): void {
  router.mount(contract.getTrust, async ({ platform, caller, params }) =>
    ok({ data: await getTrust(platform, caller, params.id) }),
  )
}
