import * as contract from '@makola/contract/moderation/moderation.ts'
import { accountIdOf, authorOf } from '../platform/http/caller.ts'
import { networkDigest } from '../platform/http/network-of.ts'
import { created, noContent, ok } from '../platform/http/reply.ts'
import type { Router } from '../platform/http/router.ts'
import { appealTakedown } from './appeal-takedown.ts'
import { confirmTakedown } from './confirm-takedown.ts'
import { mountModerationCounts } from './counts/routes.ts'
import { createReport } from './create-report.ts'
import { decideAppeal } from './decide-appeal.ts'
import { decideReport } from './decide-report.ts'
import { listReports } from './list-reports.ts'
import { listStoreTakedowns, listTakedowns } from './list-takedowns.ts'
import { restoreTakedown } from './restore-takedown.ts'
import { takeDown } from './take-down.ts'

/** Far more than one person finds in an hour. */
export const reportLimit = { calls: 10, seconds: 3600 }

/** Mounts the calls about reports, takedowns and appeals: of everyone, of stores, and of the staff. */
export function mountModeration(router: Router): void {
  mountModerationCounts(router)
  router.mount(
    contract.createReport,
    async ({ platform, caller, body, c }) => {
      const reporter = authorOf({ accountId: accountIdOf(caller), network: networkDigest(platform, c) })
      await createReport(platform, { caller, reporter, said: body })
      return noContent()
    },
    { limit: reportLimit },
  )
  router.mount(contract.listReports, async ({ platform, query }) => ok(await listReports(platform, query)))
  router.mount(contract.decideReport, async ({ platform, caller, params, body }) =>
    ok({ data: await decideReport(platform, caller, { id: params.id, ...body }) }),
  )
  router.mount(contract.listStoreTakedowns, async ({ platform, caller, params, query }) =>
    ok(await listStoreTakedowns(platform, caller, { store: params.id, ...query })),
  )
  router.mount(contract.appealTakedown, async ({ platform, caller, params, body }) =>
    created({ data: await appealTakedown(platform, caller, { id: params.id, text: body.text }) }),
  )
  router.mount(contract.takeDown, async ({ platform, caller, body }) =>
    created({ data: await takeDown(platform, caller, body) }),
  )
  router.mount(contract.listTakedowns, async ({ platform, caller, query }) =>
    ok(await listTakedowns(platform, caller, query)),
  )
  router.mount(contract.confirmTakedown, async ({ platform, caller, params }) =>
    ok({ data: await confirmTakedown(platform, caller, params.id) }),
  )
  router.mount(contract.restoreTakedown, async ({ platform, caller, params, body }) =>
    ok({ data: await restoreTakedown(platform, caller, { id: params.id, reason: body.reason }) }),
  )
  router.mount(contract.decideAppeal, async ({ platform, caller, params, body }) =>
    ok({ data: await decideAppeal(platform, caller, { id: params.id, ...body }) }),
  )
}
