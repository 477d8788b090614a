import type { ParcelState } from '@makola/contract/orders.ts'
import type { RequestDueAction, RequestKind } from '@makola/contract/requests.ts'

/** What decides about the rule of a request at its opening. */
export type Situation = {
  kind: RequestKind
  parcelState: ParcelState
  isPaid: boolean
  secondsSincePaid: number
  worthMinor: number
  currency: string
}

type Rule = {
  kind: RequestKind
  /** In order: the first that fits is the one. */
  fits: (situation: Situation) => boolean
  /** The time that the store has, in hours, and what its silence does; null: nobody has to answer. */
  answer: { hours: number; silence: RequestDueAction } | null
  /** What an approval by silence asks for: the goods first. */
  needsGoods: boolean
}

const always = () => true

/** Paid orders are cancelled without asking for this long. */
export const freeCancelSeconds = 3600

/** Who answers which request, until when, and what silence means. Hours of the clock: the countries share no calendar. */
const rules: readonly Rule[] = [
  { kind: 'cancel', fits: ({ isPaid }) => !isPaid, answer: null, needsGoods: false },
  {
    kind: 'cancel',
    fits: ({ secondsSincePaid }) => secondsSincePaid <= freeCancelSeconds,
    answer: null,
    needsGoods: false,
  },
  { kind: 'cancel', fits: always, answer: { hours: 24, silence: 'refund' }, needsGoods: false },
  {
    kind: 'missing',
    fits: ({ parcelState }) => parcelState !== 'delivered',
    answer: { hours: 72, silence: 'refund' },
    needsGoods: false,
  },
  { kind: 'missing', fits: always, answer: { hours: 72, silence: 'escalate' }, needsGoods: false },
  { kind: 'return', fits: always, answer: { hours: 72, silence: 'approve' }, needsGoods: true },
  {
    kind: 'faulty',
    fits: ({ worthMinor, currency }) => worthMinor > largeFrom(currency),
    answer: { hours: 72, silence: 'escalate' },
    needsGoods: true,
  },
  { kind: 'faulty', fits: always, answer: { hours: 72, silence: 'approve' }, needsGoods: true },
]

export function ruleFor(situation: Situation): Rule {
  const rule = rules.find(({ kind, fits }) => kind === situation.kind && fits(situation))
  if (!rule) throw new Error(`There is no rule for ${situation.kind}`)
  return rule
}

/** About 200 US dollars, in minor units: above it, silence about faulty goods is the staff's to judge. */
const large: Record<string, number> = {
  NGN: 30_000_000,
  GHS: 240_000,
  KES: 2_600_000,
  ZAR: 360_000,
  XOF: 120_000,
  GBP: 16_000,
  EUR: 18_500,
  USD: 20_000,
}
const largeFrom = (currency: string) => large[currency] ?? 20_000

type Stage = { hours: number; silence: RequestDueAction }

/** The later ends: who must act, the side that the state itself names. */
export const stages = {
  /** The buyer answers an offer. */
  offered: { hours: 7 * 24, silence: 'lapse' },
  /** The buyer may ask the staff. */
  declined: { hours: 7 * 24, silence: 'lapse' },
  /** The store says where to send the goods, or keeps nothing. */
  untold: { hours: 5 * 24, silence: 'refund' },
  /** The buyer sends the goods. */
  sending: { hours: 14 * 24, silence: 'lapse' },
  /** The store inspects what came. Without a tracking number nobody knows that it came. */
  tracked: { hours: 14 * 24, silence: 'refund' },
  untracked: { hours: 14 * 24, silence: 'escalate' },
  /** The staff decides; it is reminded every day. */
  escalated: { hours: 72, silence: 'remind' },
  reminded: { hours: 24, silence: 'remind' },
  /** A refund that failed is asked for again. */
  failed: { hours: 1, silence: 'refund' },
} as const satisfies Record<string, Stage>
