import type { Money } from '@makola/contract/http/fields.ts'
import type { answerRequest as contract, StoreRequest } from '@makola/contract/requests/store-requests.ts'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Transaction } from '../platform/database/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { refuseField } from '../platform/problem.ts'
import { type Change, changeRequest } from './change-request.ts'
import { findRequest } from './find-request.ts'
import { type LockedRequest, lockRequest } from './lock-request.ts'
import { presentForStore } from './present-request.ts'
import { readRequest } from './read-requests.ts'
import { actPermissions, storeActs } from './request-acts.ts'
import { stages } from './request-rules.ts'
import { requireRequestState } from './request-states.ts'
import { sendReplacement } from './send-replacement.ts'
import { requestLines } from './tables.ts'

type Act = z.output<(typeof contract)['body']>

/**
 * The store's next act with a request.
 * @throws Problem `unauthenticated` (401), `forbidden` (403), `not-found` (404), `wrong-state` (409) with the present state,
 * `out-of-stock` (409) for a replacement, `validation-failed` (422).
 */
export async function answerRequest(
  platform: Platform,
  caller: Caller,
  { id, act }: { id: string; act: Act },
): Promise<StoreRequest> {
  const role = await findRequest(platform.database, caller, id, actPermissions[act.act])
  return transact(platform, async (tx) => {
    const whole = await lockRequest(tx, id)
    if (!storeActs(whole.request).includes(act.act)) requireRequestState(whole.request.state, [])
    if (act.act === 'receive') await noteReceived(tx, whole, act.lines)
    const sent =
      act.act === 'replace' ? await sendReplacement(tx, whole, { by: caller, now: platform.clock.now() }) : {}
    await changeRequest(platform, tx, whole, { side: 'store', by: caller, ...changeOf(whole, act, sent) })
    return presentForStore(platform, await readRequest(tx, id), role)
  })
}

function changeOf(whole: LockedRequest, act: Act, units: Record<string, number>): Omit<Change, 'side' | 'by'> {
  const { request } = whole
  switch (act.act) {
    case 'approve': {
      if (!act.needsGoods) return { to: 'approved', pays: true }
      requireGoods(request.kind, '/needsGoods')
      const { returnTo = null } = act
      return { to: 'approved', set: { needsGoods: true, returnTo }, due: returnTo ? stages.sending : stages.untold }
    }
    case 'instruct':
      return { to: request.state, set: { returnTo: act.returnTo }, text: act.returnTo, due: stages.sending }
    case 'decline':
      return { to: 'declined', text: act.text, due: stages.declined }
    case 'offer':
      return {
        to: 'offered',
        set: { partMinor: requirePart(whole, act.amount) },
        text: act.text,
        due: stages.offered,
      }
    case 'replace': {
      const { carrier = null, trackingNumber } = act
      return { to: 'replacing', set: { replacement: { carrier, trackingNumber, units } }, due: stages.replacing }
    }
    case 'deliver':
      return { to: 'replaced', due: stages.replaced }
    case 'contest':
      return { to: 'escalated', text: act.text, due: stages.escalated }
    case 'receive':
      return { to: 'received', pays: true }
  }
}

/** Goods that were never sent, or never came, cannot be sent back. */
export function requireGoods(kind: LockedRequest['request']['kind'], pointer: string): void {
  if (kind === 'cancel' || kind === 'missing') throw refuseField(pointer, 'requests.no-goods')
}

type Received = Extract<Act, { act: 'receive' }>['lines']

/** Every line of the request, once: its condition, and how many of its units go on sale again. */
async function noteReceived(tx: Transaction, { request, lines }: LockedRequest, received: Received): Promise<void> {
  for (const [index, { lineId, restock }] of received.entries()) {
    const line = lines.find(({ orderLineId }) => orderLineId === lineId)
    const isRepeated = received.findIndex((other) => other.lineId === lineId) !== index
    if (!line || isRepeated) throw refuseField(`/lines/${index}/lineId`, 'orders.not-its-line')
    if (restock > line.quantity) {
      throw refuseField(`/lines/${index}/restock`, 'platform.not-between', { least: 0, most: line.quantity })
    }
  }
  if (received.length !== lines.length) throw refuseField('/lines', 'requests.line-missing')
  for (const { lineId, condition, restock } of received) {
    await tx
      .update(requestLines)
      .set({ condition, restocked: restock })
      .where(and(eq(requestLines.requestId, request.id), eq(requestLines.orderLineId, lineId)))
  }
}

/**
 * The amount of a part, in minor units of the order's currency.
 * @throws Problem `validation-failed` (422) for another currency, nothing, or more than the units cost.
 */
export function requirePart({ request }: Pick<LockedRequest, 'request'>, { amount, currency }: Money): number {
  if (currency !== request.currency) {
    throw refuseField('/amount/currency', 'orders.other-currency', { currency: request.currency })
  }
  if (amount === 0) throw refuseField('/amount/amount', 'ledger.nothing')
  if (amount > request.worthMinor) throw refuseField('/amount/amount', 'requests.beyond-worth')
  return amount
}
