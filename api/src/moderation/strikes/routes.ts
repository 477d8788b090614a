import * as contract from '@makola/contract/moderation/strikes.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { answerStrikes } from './answer-strikes.ts'
import { appealStrike } from './appeal-strike.ts'
import { decideStrikeAppeal } from './decide-strike-appeal.ts'
import { giveStrike } from './give-strike.ts'
import { liftStrike } from './lift-strike.ts'
import { listStoreStrikes, listStrikes } from './list-strikes.ts'

/** Mounts the calls about strikes: of stores, and of the staff. */
export function mountStrikes(router: Router): void {
  router.mount(contract.listStoreStrikes, async ({ platform, caller, params, query }) =>
    ok(await listStoreStrikes(platform, caller, { store: params.id, ...query })),
  )
  router.mount(contract.answerStrikes, async ({ platform, caller, params, body }) =>
    ok({ data: await answerStrikes(platform, caller, { store: params.id, text: body.text }) }),
  )
  router.mount(contract.appealStrike, async ({ platform, caller, params, body }) =>
    created({ data: await appealStrike(platform, caller, { id: params.id, text: body.text }) }),
  )
  router.mount(contract.listStrikes, async ({ platform, caller, query }) =>
    ok(await listStrikes(platform, caller, query)),
  )
  router.mount(contract.giveStrike, async ({ platform, caller, params, body }) =>
    created({ data: await giveStrike(platform, caller, { store: params.id, ...body }) }),
  )
  router.mount(contract.liftStrike, async ({ platform, caller, params, body }) =>
    ok({ data: await liftStrike(platform, caller, { id: params.id, reason: body.reason }) }),
  )
  router.mount(contract.decideStrikeAppeal, async ({ platform, caller, params, body }) =>
    ok({ data: await decideStrikeAppeal(platform, caller, { id: params.id, ...body }) }),
  )
}
