import type { AppealState, NewReport, ReportReason } from '@makola/contract/moderation.ts'
import type { Key } from '@makola/words/messages.ts'

export const reasonNames = {
  counterfeit: 'moderation.reason.counterfeit',
  prohibited: 'moderation.reason.prohibited',
  unsafe: 'moderation.reason.unsafe',
  'stolen-pictures': 'moderation.reason.stolen-pictures',
  'wrong-price': 'moderation.reason.wrong-price',
  'personal-data': 'moderation.reason.personal-data',
  abuse: 'moderation.reason.abuse',
  scam: 'moderation.reason.scam',
  other: 'moderation.reason.other',
} as const satisfies Record<ReportReason, Key>

export type ThingReason = NewReport['reason']

/** Those of a product or a store. */
export const reasons = [
  'counterfeit',
  'prohibited',
  'unsafe',
  'stolen-pictures',
  'wrong-price',
  'personal-data',
  'other',
] as const satisfies ThingReason[]

export const appealNames = {
  open: 'moderation.appeal.open',
  upheld: 'moderation.appeal.upheld',
  dismissed: 'moderation.appeal.dismissed',
} as const satisfies Record<AppealState, Key>
