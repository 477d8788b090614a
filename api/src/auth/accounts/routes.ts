import * as contract from '@makola/contract/auth/shop-accounts.ts'
import { noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { banAccount, unbanAccount } from './ban-account.ts'
import { endAccountSessions } from './end-account-sessions.ts'
import { getAccountDetails } from './get-account-details.ts'
import { listAccounts } from './list-accounts.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

/** Mounts the calls of the shop's staff about people's accounts. */
export function mountAccounts(router: Router): void {
  router.mount(contract.listAccounts, async ({ platform: { database }, query }) =>
    ok(await listAccounts(database, query)),
  )
  router.mount(contract.getAccountDetails, async ({ platform, params }) =>
    ok({ data: await getAccountDetails(platform, params.id) }),
  )
  router.mount(contract.endAccountSessions, async ({ platform, params, caller }) => {
    await endAccountSessions(platform, { accountId: params.id, caller })
    return noContent()
  })
  router.mount(contract.resetSecondFactor, async ({ platform, params, body: proof, caller }) => {
    await resetSecondFactor(platform, { accountId: params.id, proof, caller })
    return noContent()
  })
  router.mount(contract.banAccount, async ({ platform, params, body: { reason, ...proof }, caller }) =>
    ok({ data: await banAccount(platform, { accountId: params.id, reason, proof, caller }) }),
  )
  router.mount(contract.unbanAccount, async ({ platform, params, body: proof, caller }) => {
    await unbanAccount(platform, { accountId: params.id, proof, caller })
    return noContent()
  })
}
