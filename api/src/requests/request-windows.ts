import type { OrderState, ParcelState } from '@makola/contract/orders.ts'
import type { RequestKind, requestClosed } from '@makola/contract/requests.ts'
import type { z } from 'zod'
import { addSeconds } from '../platform/clock.ts'
import type { Window } from './tables.ts'

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
  now: Date
}

export type Opening = Window & {
  /** Null: it can be asked for. */
  closed: z.infer<typeof requestClosed> | null
  opensAt: Date | null
}

/** Whether a kind can be asked for now, from when, and until when. */
export function openingOf(kind: RequestKind, opened: Opened): Opening {
  // An operator decides about its money first.
  if (opened.orderState === 'review') return shut('not-paid')
  if (kind === 'cancel') return shut(closedCancel(opened))
  if (!opened.isPaid) return shut('not-paid')
  if (opened.parcelState === 'cancelled' || opened.parcelState === 'returned') return shut('ended')
  return kind === 'missing' ? missing(opened) : received(kind, opened)
}

function closedCancel({ parcelState, orderState }: Opened): Opening['closed'] {
  if (parcelState === 'waiting') return orderState === 'awaiting_payment' ? null : 'ended'
  if (parcelState === 'new') return null
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
