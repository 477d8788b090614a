import { getBalance as getBalanceCall } from '@makola/contract/ledger/ledger.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { getBalance } from './get-balance.ts'

/** Mounts what a store sees of its account with the shop. */
export function mountBalance(router: Router): void {
  router.mount(getBalanceCall, async ({ platform, caller, params }) =>
    ok({ data: await getBalance(platform, caller, params.id) }),
  )
}
