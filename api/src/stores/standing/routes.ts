import { listPayoutTerms as listTerms, setPayoutTerms as setTerms } from '@makola/contract/stores/payout-terms.ts'
import * as contract from '@makola/contract/stores/tiers.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { getStanding } from './get-standing.ts'
import { listPayoutTerms } from './list-payout-terms.ts'
import { setPayoutTerms } from './set-payout-terms.ts'
import { setStoreTier } from './set-store-tier.ts'
import { listTierLimits, setTierLimits } from './tier-limits.ts'

/** Mounts the calls about what a store may sell and be paid. */
export function mountStanding(router: Router): void {
  router.mount(contract.getStanding, async ({ platform, caller, params }) =>
    ok({ data: await getStanding(platform, caller, params.id) }),
  )
  router.mount(contract.setStoreTier, async ({ platform, caller, params, body }) =>
    ok({ data: await setStoreTier(platform, { idOrSlug: params.id, caller, ...body }) }),
  )
  router.mount(contract.listTierLimits, async ({ platform }) => ok({ data: await listTierLimits(platform.database) }))
  router.mount(listTerms, async ({ platform }) => ok(await listPayoutTerms(platform)))
  router.mount(setTerms, async ({ platform, caller, params, body }) =>
    ok({ data: await setPayoutTerms(platform, caller, { ...params, ...body }) }),
  )
  router.mount(contract.setTierLimits, async ({ platform, caller, params, body }) =>
    ok({ data: await setTierLimits(platform, caller, { ...params, ...body }) }),
  )
}
