import type { OrderState, ParcelState } from '@makola/contract/orders/orders.ts'
import type { RequestDueAction, RequestKind, requestClosed } from '@makola/contract/requests/requests.ts'
import { type ReturnWindow, returnWindow } from '@makola/countries/return-window.ts'
import { valueSum } from '@makola/money/convert.ts'
import { exponentOf } from '@makola/money/currencies.ts'
import type { z } from 'zod'
import type { RateSnapshot } from '../carts/quoted-store.ts'
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
  /** The order's own copy of the rate: units of its currency for one of the base currency. */
  rateSnapshot: Pick<RateSnapshot, 'base' | 'rate'>
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
    fits: isLarge,
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

/** About 200 US dollars, in units of the shop's base currency: above it, silence about faulty goods is the staff's to judge. */
const largeAbove: Record<string, number> = {
  NGN: 300_000,
  GHS: 2_400,
  KES: 26_000,
  ZAR: 3_600,
  XOF: 120_000,
  GBP: 160,
  EUR: 185,
}
const largeAboveElsewhere = 200

/** Compares in the base currency, at the rate that the buyer paid at: the same value is large in every currency. */
function isLarge({ worthMinor, currency, rateSnapshot: { base, rate } }: Situation): boolean {
  return valueSum(worthMinor, currency, base, rate) > (largeAbove[base] ?? largeAboveElsewhere) * 10 ** exponentOf(base)
}

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

/** The shop's own windows, in days. */
const ownDays = { faulty: 30, missing: 60 }

export type Opened = {
  orderState: OrderState
  parcelState: ParcelState
  isPaid: boolean
  countryCode: string
  /** Days for a return, as the store promised them when it was bought; null: the shop's own. */
  returnDays: number | null
  /** The last estimated day; null before the payment. */
  estimatedTo: Date | null
  deliveredAt: Date | null
  /** A bank decides about the payment. */
  isDisputed: boolean
  now: Date
}

export type Opening = Required<Window> & {
  /** From delivery; null for a kind that is not counted from it. */
  days: number | null
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
function received(kind: 'return' | 'faulty', opened: Opened): Opening {
  const { parcelState, deliveredAt, now } = opened
  const { days, basis, lawfulDays } = windowOf(kind, opened)
  const endOf = (count: number) => deliveredAt && addSeconds(deliveredAt, count * daySeconds)
  const isOver = (end: Date | null) => end !== null && now > end
  const isSent = parcelState === 'shipped' || parcelState === 'delivered'
  const closesAt = endOf(days)
  const closed = isSent ? (isOver(closesAt) ? 'window-over' : null) : 'not-delivered'
  return { ...shut(closed, basis, closesAt), days, isWithdrawal: lawfulDays > 0 && !isOver(endOf(lawfulDays)) }
}

function windowOf(kind: 'return' | 'faulty', { countryCode, returnDays }: Opened): ReturnWindow {
  if (kind === 'return') return returnWindow({ countryCode, storeDays: returnDays })
  return { days: ownDays.faulty, basis: 'shop', lawfulDays: 0 }
}

/** True for goods that were sent back while the law gave the right, in older requests as well. */
export function isWithdrawal(window: Window): boolean {
  return window.isWithdrawal ?? window.basis === 'law'
}

function shut(closed: Opening['closed'], basis: Window['basis'] = 'shop', closesAt: Date | null = null): Opening {
  const end = closesAt?.toISOString() ?? null
  return { closed, basis, closesAt: end, opensAt: null, days: null, isWithdrawal: false }
}
