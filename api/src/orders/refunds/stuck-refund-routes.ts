import * as contract from '@makola/contract/orders/refunds.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { decideStuckRefund } from './decide-stuck-refund.ts'
import { listStuckRefunds } from './list-stuck-refunds.ts'

/** Mounts the calls about refunds that need an operator. */
export function mountStuckRefunds(router: Router): void {
  router.mount(contract.listStuckRefunds, async ({ platform, query }) =>
    ok(await listStuckRefunds(platform.database, query)),
  )
  router.mount(contract.decideRefund, async ({ platform, caller, params, body }) =>
    ok({ data: await decideStuckRefund(platform, { refundId: params.id, ...body, by: caller }) }),
  )
}
