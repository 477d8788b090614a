import { askAboutPayout as askAboutPayoutCall } from '@makola/contract/ledger/payouts.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { askAboutPayout } from './ask-about-payout.ts'

export function mountTransfers(router: Router): void {
  router.mount(askAboutPayoutCall, async ({ platform, params }) =>
    ok({ data: await askAboutPayout(platform, params.id) }),
  )
}
