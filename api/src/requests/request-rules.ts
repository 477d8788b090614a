import type { OrderState, ParcelState } from '@makola/contract/orders.ts'
import type { RequestDueAction, RequestKind, requestClosed } from '@makola/contract/requests.ts'
import type { z } from 'zod'
import { addSeconds } from '../platform/clock.ts'
import type { Window } from './tables.ts'

/** The facts that decide about the rule of a request at its opening. */
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
  /** True when an approval by silence asks for the goods first. */
  needsGoods: boolean
}

const always = () => true

/** Paid orders are cancelled without asking for this long. */
export const freeCancelSeconds = 3600

/** The one table of answers: by whom, until when, and the meaning of silence. Hours of the clock: the countries share no calendar. */
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
  /** The store delivers the replacement, and says so. */
  replacing: { hours: 14 * 24, silence: 'escalate' },
  /** The buyer confirms the replacement. */
  replaced: { hours: 14 * 24, silence: 'close' },
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

const daySeconds = 86_400

/**
 * Days after receipt in which goods may be sent back by law, by the country of delivery. Elsewhere the shop's own rule holds.
 * Check these before trusting them: GB: Consumer Contracts Regulations 2013, 14 days. EU: Directive 2011/83/EU, 14 days. ZA:
 * Electronic Communications and Transactions Act, section 44, 7 days. CI: Loi 2013-546, 10 working days.
 */
const lawfulDays: Record<string, number> = {
  GB: 14,
  ZA: 7,
  CI: 14,
  ...Object.fromEntries(
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'
      .split(' ')
      .map((country) => [country, 14]),
  ),
}

/** The shop's own windows, in days. */
const ownDays = { return: 7, faulty: 30, missing: 60 }

export type Opened = {
  orderState: OrderState
  parcelState: ParcelState
  isPaid: boolean
  countryCode: string
  /** The last estimated day; null before the payment. */
  estimatedTo: Date | null
  deliveredAt: Date | null
  /** A bank decides about the payment. */
  isDisputed: boolean
  now: Date
}

export type Opening = Window & {
  /** Null: it can be asked for. */
  closed: z.infer<typeof requestClosed> | null
  opensAt: Date | null
}

/** Finds out if a kind can be asked for now, from when, and until when. */
export function openingOf(kind: RequestKind, opened: Opened): Opening {
  // An operator decides about its money first.
  if (opened.orderState === 'review') return shut('not-paid')
  if (opened.isDisputed) return shut('dispute-open')
  if (kind === 'cancel') return shut(closedCancel(opened))
  if (!opened.isPaid) return shut('not-paid')
  if (opened.parcelState === 'cancelled' || opened.parcelState === 'returned') return shut('ended')
  return kind === 'missing' ? missing(opened) : received(kind, opened)
}

function closedCancel({ parcelState, orderState }: Opened): Opening['closed'] {
  if (parcelState === 'waiting') return orderState === 'awaiting_payment' ? null : 'ended'
  if (parcelState === 'new') return null
  if (parcelState === 'delivered') return 'delivered'
  return parcelState === 'cancelled' || parcelState === 'returned' ? 'ended' : 'packed'
}

/** From the day after the last estimated one; what came incomplete, from its arrival. */
function missing({ estimatedTo, deliveredAt, now }: Opened): Opening {
  const afterEstimate = addSeconds(estimatedTo ?? now, daySeconds)
  const opensAt = deliveredAt && deliveredAt < afterEstimate ? deliveredAt : afterEstimate
  const closesAt = addSeconds(afterEstimate, ownDays.missing * daySeconds)
  if (now < opensAt) return { ...shut('not-yet', 'shop', closesAt), opensAt }
  return shut(now > closesAt ? 'window-over' : null, 'shop', closesAt)
}

/** From receipt. A parcel that its store never marked as delivered may have arrived: no end runs against the buyer. */
function received(kind: 'return' | 'faulty', { parcelState, countryCode, deliveredAt, now }: Opened): Opening {
  const lawful = kind === 'return' ? lawfulDays[countryCode] : undefined
  const days = Math.max(ownDays[kind], lawful ?? 0)
  const basis = lawful !== undefined && lawful >= ownDays[kind] ? 'law' : 'shop'
  if (parcelState !== 'shipped' && parcelState !== 'delivered') return shut('not-delivered', basis)
  const closesAt = deliveredAt && addSeconds(deliveredAt, days * daySeconds)
  return shut(closesAt && now > closesAt ? 'window-over' : null, basis, closesAt)
}

function shut(closed: Opening['closed'], basis: Window['basis'] = 'shop', closesAt: Date | null = null): Opening {
  return { closed, basis, closesAt: closesAt?.toISOString() ?? null, opensAt: null }
}
