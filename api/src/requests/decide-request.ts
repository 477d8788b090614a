import type { decideRequest as contract, StoreRequest } from '@makola/contract/requests/store-requests.ts'
import type { z } from 'zod'
import { type SignedInCaller, staffRoleOf } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { requireGoods, requirePart } from './answer-request.ts'
import { changeRequest } from './change-request.ts'
import { type LockedRequest, lockRequest } from './lock-request.ts'
import { presentForStore } from './present-request.ts'
import { readRequest } from './read-requests.ts'
import { stages } from './request-rules.ts'
import { requireRequestState } from './request-states.ts'

type Decision = z.output<(typeof contract)['body']>

/**
 * The staff's decision on an escalated request, with a reason that both sides read.
 * @throws Problem `not-found` (404), `wrong-state` (409) with the present state, `validation-failed` (422).
 */
export async function decideRequest(
  platform: Platform,
  by: SignedInCaller,
  { id, decision }: { id: string; decision: Decision },
): Promise<StoreRequest> {
  return transact(platform, async (tx) => {
    const whole = await lockRequest(tx, id)
    requireRequestState(whole.request.state, ['escalated'])
    const staff = { side: 'staff', by } as const
    await changeRequest(platform, tx, whole, {
      ...staff,
      to: 'decided',
      text: decision.reason,
      ...outcome(whole, decision),
    })
    if (decision.outcome === 'none') {
      await changeRequest(platform, tx, await lockRequest(tx, id), { ...staff, to: 'done' })
    }
    return presentForStore(platform, await readRequest(tx, id), { member: null, staff: staffRoleOf(by) })
  })
}

function outcome(whole: LockedRequest, decision: Decision) {
  if (decision.outcome === 'none') return {}
  if (decision.outcome === 'part') {
    return { set: { partMinor: requirePart(whole, decision.amount), needsGoods: false }, pays: true } as const
  }
  if (!decision.needsGoods) return { set: { needsGoods: false }, pays: true } as const
  requireGoods(whole.request.kind, '/needsGoods')
  return { set: { needsGoods: true }, due: whole.request.returnTo ? stages.sending : stages.untold }
}
