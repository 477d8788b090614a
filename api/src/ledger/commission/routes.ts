import { getSellingTerms as getSellingTermsCall } from '@makola/contract/ledger/earnings.ts'
import * as contract from '@makola/contract/ledger/ledger.ts'
import { noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { deleteCommissionTerms } from './delete-commission-terms.ts'
import { getSellingTerms } from './get-selling-terms.ts'
import { listCommissionTerms } from './list-commission-terms.ts'
import { setCommissionTerms } from './set-commission-terms.ts'

/** Mounts the calls about what the shop takes of sales. */
export function mountCommission(router: Router): void {
  router.mount(getSellingTermsCall, async ({ platform, caller, params, query }) =>
    ok({ data: await getSellingTerms(platform, caller, { store: params.id, ...query }) }),
  )
  router.mount(contract.listCommissionTerms, async ({ platform }) =>
    ok({ data: await listCommissionTerms(platform.database) }),
  )
  router.mount(contract.setCommissionTerms, async ({ platform, caller, body }) =>
    ok({ data: await setCommissionTerms(platform, caller, body) }),
  )
  router.mount(contract.deleteCommissionTerms, async ({ platform, caller, params, query }) => {
    await deleteCommissionTerms(platform, caller, { ...params, ...query })
    return noContent()
  })
}
