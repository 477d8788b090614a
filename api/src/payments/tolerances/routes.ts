import * as contract from '@makola/contract/payments/tolerances.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { listTolerances } from './list-tolerances.ts'
import { setTolerance } from './set-tolerance.ts'

/** Mounts the calls about short payments that are honoured. */
export function mountTolerances(router: Router): void {
  router.mount(contract.listTolerances, async ({ platform }) => ok({ data: await listTolerances(platform.database) }))
  router.mount(contract.setTolerance, async ({ platform, caller, params, body }) =>
    ok({ data: await setTolerance(platform, caller, { ...params, ...body }) }),
  )
}
