import * as contract from '@makola/contract/orders/disputes.ts'
import { inOnePiece, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { answerDispute } from './answer-dispute.ts'
import { gatherEvidence } from './gather-evidence.ts'
import { listDisputes } from './list-disputes.ts'
import { nameDisputedParcel } from './name-disputed-parcel.ts'

/** A document is expensive: nobody needs it more often. */
const filesAMinute = { calls: 20, seconds: 60 }

/** Mounts the calls about bank disputes. */
export function mountDisputes(router: Router): void {
  router.mount(contract.listDisputes, async ({ platform, query }) => ok(await listDisputes(platform.database, query)))
  router.mount(contract.answerDispute, async ({ platform, caller, params, body }) =>
    ok({ data: await answerDispute(platform, { disputeId: params.id, answer: body.answer, by: caller }) }),
  )
  router.mount(contract.nameDisputedParcel, async ({ platform, caller, params, body }) =>
    ok({ data: await nameDisputedParcel(platform, { disputeId: params.id, parcelId: body.parcelId, by: caller }) }),
  )
  router.mount(
    contract.getDisputeEvidence,
    async ({ platform, params, c }) => {
      const { file } = (await gatherEvidence(platform, params.id)).evidence
      c.header('content-disposition', `attachment; filename="${file.name}"`)
      return ok(inOnePiece(file.bytes))
    },
    { limit: filesAMinute },
  )
}
