import { addMinor, multiplyMinor } from '@makola/money/money.ts'
import { lineCommission } from '@makola/money/totals.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { insertPrepared } from '../../platform/database/insert-prepared.ts'
import { readPayoutTerms, reserveTermsOf } from '../../stores/standing/read-payout-terms.ts'
import { readTerms } from '../commission/commission-terms.ts'
import { lineCommissions, saleReleases } from '../tables.ts'
import { undeliveredDays } from '../undelivered-days.ts'
import { move, type Posting, post } from './post.ts'

const daySeconds = 86_400

export type SoldOrder = { id: string; number: string; currency: string }

/** Amounts in the buyer's currency, and in the store's. */
export type SoldParcel = {
  id: string
  number: string
  storeId: string
  itemsMinor: number
  deliveryMinor: number
  storeCurrency: string
  itemsStoreMinor: number
  deliveryStoreMinor: number
}

type SoldLine = {
  id: string
  parcelId: string
  productId: string
  name: string
  variantTitle: string
  quantity: number
  lineStoreMinor: number
  /** The worth of a unit that its store's own terms made dearer; null for any other. */
  dearerStoreMinor: number | null
}

type Sale = {
  order: SoldOrder
  parcels: readonly SoldParcel[]
  lines: readonly SoldLine[]
  /** True when the stores collect the buyer's cash themselves. */
  paysCash: boolean
  at: Date
  /** True when today's terms apply; sales from before there were terms bear no commission and no reserve. */
  hasTerms: boolean
}

/**
 * Posts a paid order: the amount owed to its buyer is now owed to its stores, in their own currencies, less the shop's
 * commission, which is frozen line by line. For cash, the stores owe the commission: they have the rest already, and what a dearer price
 * brought beyond their own.
 */
export async function postSales(tx: Transaction, sale: Sale): Promise<void> {
  const { order, parcels, paysCash, at } = sale
  const lines = await freezeCommissions(tx, sale)
  const postings = parcels.flatMap((parcel) => {
    const commissionMinor = addMinor(
      ...lines.filter(({ parcelId }) => parcelId === parcel.id).map((line) => line.commissionMinor),
    )
    const sold = saleOf(order, parcel, { at, commissionMinor })
    return paysCash ? [sold, cashOf(order, parcel, at)] : [sold]
  })
  // First: the postings are added to what their parcels earn.
  await noteReleases(tx, sale)
  const ids = await post(tx, postings)
  const commissions = lines.flatMap(({ parcelId, id, ...line }) => {
    const postingId = ids.get(`sale:${parcelId}`)
    return postingId === undefined ? [] : [{ ...line, orderLineId: id, postingId }]
  })
  await insertPrepared(tx, lineCommissions, commissions)
}

/** The time at which the money of each parcel is released at the latest, with the reserve by the store's tier of today. */
async function noteReleases(tx: Transaction, { parcels, at, hasTerms }: Sale): Promise<void> {
  const availableAt = addSeconds(at, undeliveredDays * daySeconds)
  const storeIds = parcels.map(({ storeId }) => storeId)
  const termsOf = hasTerms ? await readPayoutTerms(tx, storeIds) : new Map()
  const rows = parcels.map(({ id: parcelId, storeId }) => {
    const reserve = reserveTermsOf(termsOf.get(storeId))
    return {
      ...{ parcelId, storeId, availableAt, minor: 0 },
      reserveBasisPoints: reserve?.basisPoints ?? 0,
      reserveDays: reserve?.days ?? 0,
      reserveUntil: reserve && addSeconds(availableAt, reserve.days * daySeconds),
    }
  })
  await tx.insert(saleReleases).values(rows).onConflictDoNothing()
}

async function freezeCommissions(tx: Transaction, { parcels, lines, paysCash, hasTerms }: Sale) {
  const asked = lines.flatMap(({ id, productId, parcelId }) => {
    const parcel = parcels.find((candidate) => candidate.id === parcelId)
    return parcel ? [{ id, productId, storeId: parcel.storeId, currency: parcel.storeCurrency }] : []
  })
  const termsOf = hasTerms ? await readTerms(tx, asked) : new Map()
  return lines.map((line) => {
    const terms = termsOf.get(line.id)
    const { lineStoreMinor, dearerStoreMinor, quantity } = line
    const collected = paysCash && dearerStoreMinor !== null
    const lineMinor = collected ? multiplyMinor(dearerStoreMinor, quantity) : lineStoreMinor
    return { ...line, lineMinor, commissionMinor: lineCommission(lineMinor, terms), terms: terms ?? null }
  })
}

/** The fields of a posting that identify its parcel. */
export function aboutParcel(order: SoldOrder, { id, number, storeId }: SoldParcel) {
  return { storeId, orderId: order.id, parcelId: id, orderNumber: order.number, parcelNumber: number }
}

/** The value of a parcel, to its buyer and to its store. */
function totalsOf(order: SoldOrder, parcel: SoldParcel) {
  return {
    paid: { minor: addMinor(parcel.itemsMinor, parcel.deliveryMinor), currency: order.currency },
    earned: { minor: addMinor(parcel.itemsStoreMinor, parcel.deliveryStoreMinor), currency: parcel.storeCurrency },
  }
}

const exchange = { account: 'exchange' } as const

function saleOf(
  order: SoldOrder,
  parcel: SoldParcel,
  { at, commissionMinor }: { at: Date; commissionMinor: number },
): Posting {
  const { paid, earned } = totalsOf(order, parcel)
  const { currency } = earned
  const seller = { account: 'seller', storeId: parcel.storeId } as const
  return {
    ...aboutParcel(order, parcel),
    key: `sale:${parcel.id}`,
    kind: 'sale',
    at,
    entries: [
      ...move(paid, { debit: { account: 'buyer', orderId: order.id }, credit: exchange }),
      ...move({ minor: earned.minor - commissionMinor, currency }, { debit: exchange, credit: seller }),
      ...move({ minor: commissionMinor, currency }, { debit: exchange, credit: { account: 'commission' } }),
    ],
  }
}

/** The store holds the money itself, so its debt is the commission. */
function cashOf(order: SoldOrder, parcel: SoldParcel, at: Date): Posting {
  const { paid, earned } = totalsOf(order, parcel)
  return {
    ...aboutParcel(order, parcel),
    key: `cash:${parcel.id}`,
    kind: 'cash',
    at,
    entries: [
      ...move(paid, { debit: exchange, credit: { account: 'clearing', provider: 'cash-on-delivery' } }),
      ...move(earned, { debit: { account: 'seller', storeId: parcel.storeId }, credit: exchange }),
    ],
  }
}
