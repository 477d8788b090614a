import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { move, post } from './post.ts'
import { aboutParcel, type SoldOrder, type SoldParcel } from './post-sales.ts'

type Refund = {
  refundId: string
  order: SoldOrder
  parcel: SoldParcel
  amountMinor: number
  /** The price of the refunded part beyond it: the buyer had not paid it, so the shop no longer bears it (rule R21). */
  shortfallMinor: number
  /** The same part of the parcel in the store's currency, with the shop's share of it: its commission (rule R10). */
  storeMinor: number
  commissionMinor: number
  note: string
  at: Date
}

/**
 * Posts the request of a refund in its own transaction: it is owed to the buyer again, the store bears its part, and the shop
 * returns commission. A parcel whose sale is not posted yet is left to `postMissingSales`, which posts both.
 */
export async function postRefund(tx: Transaction, { order, parcel, ...refund }: Refund): Promise<void> {
  const { rows } = await tx.execute(sql`select from ledger_postings where key = 'sale:' || ${parcel.id}`)
  if (rows.length === 0) return
  const exchange = { account: 'exchange' } as const
  const seller = { account: 'seller', storeId: parcel.storeId } as const
  const currency = parcel.storeCurrency
  const { amountMinor, shortfallMinor, storeMinor, commissionMinor } = refund
  await post(tx, [
    {
      ...aboutParcel(order, parcel),
      key: `refund:${refund.refundId}`,
      kind: 'refund',
      refundId: refund.refundId,
      note: refund.note,
      at: refund.at,
      entries: [
        ...move(
          { minor: amountMinor, currency: order.currency },
          { debit: exchange, credit: { account: 'buyer', orderId: order.id } },
        ),
        ...move(
          { minor: shortfallMinor, currency: order.currency },
          { debit: exchange, credit: { account: 'losses' } },
        ),
        ...move({ minor: storeMinor - commissionMinor, currency }, { debit: seller, credit: exchange }),
        ...move({ minor: commissionMinor, currency }, { debit: { account: 'commission' }, credit: exchange }),
      ],
    },
  ])
}
