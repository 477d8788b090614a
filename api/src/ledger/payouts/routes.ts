import * as accounts from '@makola/contract/ledger/payout-accounts.ts'
import * as contract from '@makola/contract/ledger/payouts.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { findAccountName } from './find-account-name.ts'
import { getBankFile } from './get-bank-file.ts'
import { getPayoutAccount } from './get-payout-account.ts'
import { getPayoutRun } from './get-payout-run.ts'
import { listInstitutions } from './list-institutions.ts'
import { listOwedStores } from './list-owed-stores.ts'
import { listPayoutRuns } from './list-payout-runs.ts'
import { listStorePayouts } from './list-store-payouts.ts'
import { markPayout } from './mark-payout.ts'
import { setPayoutAccount } from './set-payout-account.ts'
import { startPayoutRun } from './start-payout-run.ts'

/** Mounts the calls about payout accounts, and the operators' payouts. */
export function mountPayouts(router: Router): void {
  router.mount(accounts.getPayoutAccount, async ({ platform, caller, params }) =>
    ok({ data: await getPayoutAccount(platform, caller, params.id) }),
  )
  router.mount(accounts.setPayoutAccount, async ({ platform, caller, params, body }) =>
    ok({ data: await setPayoutAccount(platform, caller, { store: params.id, ...body }) }),
  )
  router.mount(accounts.listInstitutions, async ({ platform, caller, params, query }) =>
    ok({ data: await listInstitutions(platform, caller, { store: params.id, ...query }) }),
  )
  router.mount(accounts.findAccountName, async ({ platform, caller, params, body }) =>
    ok({ data: await findAccountName(platform, caller, { store: params.id, ...body }) }),
  )
  router.mount(contract.listStorePayouts, async ({ platform, caller, params, query }) =>
    ok(await listStorePayouts(platform, caller, { store: params.id, ...query })),
  )
  router.mount(contract.listOwedStores, async ({ platform, query }) => ok(await listOwedStores(platform, query)))
  router.mount(
    contract.startPayoutRun,
    async ({ platform, caller, body }) => created({ data: await startPayoutRun(platform, caller, body) }),
    {
      idempotencyCaller: ({ caller }) => caller.accountId,
      idempotentBody: ({ body: { minimum, via } }) => JSON.stringify({ minimum, via }),
    },
  )
  router.mount(contract.listPayoutRuns, async ({ platform, query }) =>
    ok(await listPayoutRuns(platform.database, query)),
  )
  router.mount(contract.getPayoutRun, async ({ platform, params }) =>
    ok({ data: await getPayoutRun(platform, params.id) }),
  )
  router.mount(contract.getBankFile, async ({ platform, caller, params, body, c }) => {
    const { fileName, lines } = await getBankFile(platform, caller, { run: params.id, ...body })
    c.header('content-disposition', `attachment; filename="${fileName}"`)
    return ok(lines)
  })
  router.mount(contract.markPayout, async ({ platform, caller, params, body }) =>
    ok({ data: await markPayout(platform, caller, { id: params.id, ...body }) }),
  )
}
