import type { AppealState, ReportReason } from '@makola/contract/moderation.ts'
import type { Key } from '@makola/words/messages.ts'

export const reasonNames = {
  counterfeit: 'moderation.reason.counterfeit',
  prohibited: 'moderation.reason.prohibited',
  unsafe: 'moderation.reason.unsafe',
  'stolen-pictures': 'moderation.reason.stolen-pictures',
  'wrong-price': 'moderation.reason.wrong-price',
  'personal-data': 'moderation.reason.personal-data',
  other: 'moderation.reason.other',
} as const satisfies Record<ReportReason, Key>

export const reasons = Object.keys(reasonNames) as ReportReason[]

export const appealNames = {
  open: 'moderation.appeal.open',
  upheld: 'moderation.appeal.upheld',
  dismissed: 'moderation.appeal.dismissed',
} as const satisfies Record<AppealState, Key>
