import type { AppealState, NewReport, ReportReason } from '@makola/contract/moderation/moderation.ts'
import type { Key } from '@makola/words/messages.ts'

export type ThingReason = NewReport['reason']

const thingReasonNames = {
  counterfeit: 'moderation.reason.counterfeit',
  prohibited: 'moderation.reason.prohibited',
  unsafe: 'moderation.reason.unsafe',
  'stolen-pictures': 'moderation.reason.stolen-pictures',
  'wrong-price': 'moderation.reason.wrong-price',
  'personal-data': 'moderation.reason.personal-data',
  other: 'moderation.reason.other',
} as const satisfies Record<ThingReason, Key>

export const reasonNames = {
  ...thingReasonNames,
  abuse: 'moderation.reason.abuse',
  scam: 'moderation.reason.scam',
} as const satisfies Record<ReportReason, Key>

/** Those of a product or a store. */
export const reasons = Object.keys(thingReasonNames) as ThingReason[]

export const appealNames = {
  open: 'moderation.appeal.open',
  upheld: 'moderation.appeal.upheld',
  dismissed: 'moderation.appeal.dismissed',
} as const satisfies Record<AppealState, Key>
