import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { currency, idOrSlug, money, single, timestamp } from '../http/fields.ts'
import { reserveTerms } from '../stores/tiers.ts'
import { appliedTerms, signedMoney } from './ledger.ts'

/** The terms on which a store sells: the shop's commission, and the time after which its money is paid out. */
export const sellingTerms = z.object({
  currency,
  /** The terms in the category asked about; without one, in categories that have none of their own. Null: no commission. */
  commission: appliedTerms.nullable(),
  /** Categories with terms of their own, by name; empty where the store's replace them. */
  categories: z.array(z.object({ name: z.string(), terms: appliedTerms })),
  /** Days from a parcel's arrival until its money is available, all but the reserve. */
  delayDays: z.int(),
  /** Held of what is sold now. */
  reserve: reserveTerms.nullable(),
  /** Days from the payment until it is available all the same, when nobody marks the parcel as delivered. */
  undeliveredDays: z.int(),
})

/** A store's earnings with a parcel as its books show them, in the store's currency: `net` is the sum of the parts. */
export const parcelEarning = z.object({
  sold: signedMoney,
  /** Taken back by refunds, 0 or below. */
  refunded: signedMoney,
  /** Paid to the store itself, in cash, 0 or below. */
  cash: signedMoney,
  /** What the shop keeps of the rest, 0 or below. */
  commission: signedMoney,
  net: signedMoney,
  availableAt: timestamp,
  /** True while an open request or dispute holds it back. */
  isHeld: z.boolean(),
  /** The part of `net` that is available later than the rest; null without a reserve. */
  reserve: z.object({ amount: money, until: timestamp }).nullable(),
})

export const getSellingTerms = endpoint({
  operationId: 'getSellingTerms',
  tag: 'ledger',
  summary: 'What the shop keeps of a store’s sales, and when it pays the rest',
  method: 'get',
  path: '/stores/{id}/selling-terms',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  query: z.strictObject({ category: idOrSlug.optional() }),
  replies: { 200: single(sellingTerms) },
  problems: ['not-found'],
})

export type ParcelEarning = z.infer<typeof parcelEarning>
export type SellingTerms = z.infer<typeof sellingTerms>
