import type { RequestKind, RequestReason, RequestState } from '@makola/contract/requests/requests.ts'

export const kindNames = {
  cancel: 'requests.kind.cancel',
  return: 'requests.kind.return',
  missing: 'requests.kind.missing',
  faulty: 'requests.kind.faulty',
} as const satisfies Record<RequestKind, string>

export const reasonNames = {
  mistake: 'requests.reason.mistake',
  'found-cheaper': 'requests.reason.found-cheaper',
  'too-slow': 'requests.reason.too-slow',
  'wrong-address': 'requests.reason.wrong-address',
  'does-not-fit': 'requests.reason.does-not-fit',
  'not-as-pictured': 'requests.reason.not-as-pictured',
  'changed-mind': 'requests.reason.changed-mind',
  late: 'requests.reason.late',
  'nothing-came': 'requests.reason.nothing-came',
  'part-missing': 'requests.reason.part-missing',
  empty: 'requests.reason.empty',
  'broken-on-arrival': 'requests.reason.broken-on-arrival',
  'does-not-work': 'requests.reason.does-not-work',
  'wrong-item': 'requests.reason.wrong-item',
  counterfeit: 'requests.reason.counterfeit',
} as const satisfies Record<RequestReason, string>

/** The reasons of each kind, in the order in which the wizard shows them. */
export const reasonsOf = {
  cancel: ['mistake', 'found-cheaper', 'too-slow', 'wrong-address'],
  return: ['does-not-fit', 'not-as-pictured', 'changed-mind', 'late'],
  missing: ['nothing-came', 'part-missing', 'empty'],
  faulty: ['broken-on-arrival', 'does-not-work', 'wrong-item', 'counterfeit'],
} as const satisfies Record<RequestKind, readonly RequestReason[]>

export const stateNames = {
  open: 'requests.state.open',
  offered: 'requests.state.offered',
  replacing: 'requests.state.replacing',
  replaced: 'requests.state.replaced',
  approved: 'requests.state.approved',
  sent_back: 'requests.state.sent-back',
  received: 'requests.state.received',
  declined: 'requests.state.declined',
  escalated: 'requests.state.escalated',
  decided: 'requests.state.decided',
  done: 'requests.state.done',
  withdrawn: 'requests.state.withdrawn',
  lapsed: 'requests.state.lapsed',
  superseded: 'requests.state.superseded',
} as const satisfies Record<RequestState, string>

export const stateTones: Record<RequestState, 'neutral' | 'accent' | 'success' | 'danger'> = {
  open: 'accent',
  offered: 'accent',
  replacing: 'accent',
  replaced: 'success',
  approved: 'success',
  sent_back: 'accent',
  received: 'success',
  declined: 'danger',
  escalated: 'accent',
  decided: 'success',
  done: 'success',
  withdrawn: 'neutral',
  lapsed: 'neutral',
  superseded: 'neutral',
}
