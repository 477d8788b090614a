import type { Permission } from '@makola/contract/permissions.ts'
import type { BuyerAct, RequestState } from '@makola/contract/requests/requests.ts'
import type { StoreAct } from '@makola/contract/requests/store-requests.ts'
import type { RequestRow } from './tables.ts'

type Now = Pick<RequestRow, 'kind' | 'state' | 'needsGoods' | 'refundId' | 'dueAt'>

/** The states in which each side can act. Whether money is under way decides as well. */
const buyers: Record<BuyerAct, readonly RequestState[]> = {
  accept: ['offered'],
  refuse: ['offered'],
  confirm: ['replacing', 'replaced'],
  'send-back': ['approved', 'decided'],
  escalate: ['declined', 'replacing', 'replaced'],
  withdraw: ['open', 'offered', 'approved', 'declined', 'escalated'],
}

const stores: Record<StoreAct, readonly RequestState[]> = {
  approve: ['open'],
  offer: ['open'],
  decline: ['open'],
  replace: ['open'],
  deliver: ['replacing'],
  receive: ['approved', 'decided', 'sent_back'],
  contest: ['sent_back'],
  instruct: ['approved', 'decided'],
}

/** The permissions for each act: one that gives money away needs the permission to refund as well. */
export const actPermissions: Record<StoreAct, readonly Permission[]> = {
  approve: ['requests.answer', 'refunds.write'],
  offer: ['requests.answer', 'refunds.write'],
  decline: ['requests.answer'],
  replace: ['requests.answer'],
  deliver: ['requests.answer'],
  receive: ['requests.answer'],
  contest: ['requests.answer'],
  instruct: ['requests.answer'],
}

/** Approved or decided, and the goods have to come first. */
const awaitsGoods = ({ needsGoods, refundId }: Now) => needsGoods && refundId === null

export function buyerActs(now: Now): BuyerAct[] {
  return (Object.keys(buyers) as BuyerAct[]).filter((act) => {
    if (!buyers[act].includes(now.state)) return false
    if (act === 'send-back' || now.state === 'approved') return awaitsGoods(now)
    return true
  })
}

export function storeActs(now: Now): StoreAct[] {
  return (Object.keys(stores) as StoreAct[]).filter((act) => {
    if (!stores[act].includes(now.state)) return false
    // Goods that are not wanted are not sent again.
    if (act === 'replace') return now.kind === 'missing' || now.kind === 'faulty'
    return now.state === 'approved' || now.state === 'decided' ? awaitsGoods(now) : true
  })
}
