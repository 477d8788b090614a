import type { BuyerRequest, actOnRequest as contract } from '@makola/contract/requests/requests.ts'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { findTrackedOrder } from '../orders/tracking/find-tracked-order.ts'
import { type Caller, visitor } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { type Change, changeRequest } from './change-request.ts'
import { lockRequest } from './lock-request.ts'
import { presentForBuyer } from './present-request.ts'
import { readRequest } from './read-requests.ts'
import { buyerActs } from './request-acts.ts'
import { stages } from './request-rules.ts'
import { requireRequestState } from './request-states.ts'
import { requests } from './tables.ts'

type Act = z.output<(typeof contract)['body']>
type Asked = { token: string; id: string; caller: Caller; act: Act }

/**
 * The buyer's next act with a request of their order.
 * @throws Problem `not-found` (404), `wrong-state` (409) with the present state.
 */
export async function actOnRequest(platform: Platform, { token, id, caller, act }: Asked): Promise<BuyerRequest> {
  const order = await findTrackedOrder(platform.database, token)
  const isIts = and(eq(requests.id, id), eq(requests.orderId, order.id))
  if ((await platform.database.$count(requests, isIts)) === 0) throw notFound('request')
  const by = caller.kind === 'account' && caller.accountId === order.accountId ? caller : visitor
  return transact(platform, async (tx) => {
    const whole = await lockRequest(tx, id)
    if (!buyerActs(whole.request).includes(act.act)) requireRequestState(whole.request.state, [])
    await changeRequest(platform, tx, whole, { side: 'buyer', by, ...changeOf(act) })
    return presentForBuyer(platform, await readRequest(tx, id))
  })
}

function changeOf(act: Act): Omit<Change, 'side' | 'by'> {
  if (act.act === 'accept') return { to: 'approved', pays: true }
  if (act.act === 'refuse') return { to: 'declined', set: { partMinor: null }, due: stages.declined }
  if (act.act === 'confirm') return { to: 'done' }
  if (act.act === 'withdraw') return { to: 'withdrawn' }
  if (act.act === 'escalate') return { to: 'escalated', text: act.text, due: stages.escalated }
  const { carrier = null, trackingNumber = null } = act
  const due = trackingNumber === null ? stages.untracked : stages.tracked
  return { to: 'sent_back', set: { carrier, trackingNumber }, due }
}
