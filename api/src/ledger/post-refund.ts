import { addMinor } from '@makola/money/money.ts'
import { refundBase } from '@makola/money/refund.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { move, post } from './post.ts'
import { aboutParcel, type SoldOrder, type SoldParcel } from './post-sales.ts'

type Refund = {
  refundId: string
  order: SoldOrder
  parcel: SoldParcel
  amountMinor: number
  /** The same part of the parcel in the store's currency (rule R10). */
  storeMinor: number
  note: string
  at: Date
}

type Before = { kind: 'sale' | 'refund'; minor: string; commissionMinor: string }

/**
 * Money of a parcel is to go back, in the transaction that says so: it is owed to the buyer again, the store bears its
 * part, and the shop gives its commission back in proportion, the last refund all that is left of it. A parcel whose sale
 * is not in the books yet is left to `postMissingSales`, which posts both.
 */
export async function postRefund(tx: Transaction, { order, parcel, ...refund }: Refund): Promise<void> {
  const before = await readBefore(tx, parcel.id)
  const sale = before.find(({ kind }) => kind === 'sale')
  if (!sale) return
  const refunds = before.filter(({ kind }) => kind === 'refund')
  const commissionMinor = refundBase({
    refundMinor: refund.amountMinor,
    refundedMinor: addMinor(...refunds.map(({ minor }) => Number(minor))),
    refundedBaseMinor: addMinor(...refunds.map((row) => Number(row.commissionMinor))),
    totalMinor: addMinor(parcel.itemsMinor, parcel.deliveryMinor),
    baseTotalMinor: -Number(sale.commissionMinor),
  })
  const exchange = { account: 'exchange' } as const
  const seller = { account: 'seller', storeId: parcel.storeId } as const
  const currency = parcel.storeCurrency
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
          { minor: refund.amountMinor, currency: order.currency },
          { debit: exchange, credit: { account: 'buyer', orderId: order.id } },
        ),
        ...move({ minor: refund.storeMinor - commissionMinor, currency }, { debit: seller, credit: exchange }),
        ...move({ minor: commissionMinor, currency }, { debit: { account: 'commission' }, credit: exchange }),
      ],
    },
  ])
}

/** The parcel's sale and its refunds so far, but for those that failed: they gave everything back. */
async function readBefore(tx: Transaction, parcelId: string): Promise<Before[]> {
  const { rows } = await tx.execute<Before>(sql`
    select kind, coalesce(refunds.amount_minor, 0) as minor, coalesce(commission.minor, 0) as "commissionMinor"
    from ledger_postings
    left join refunds on refunds.id = refund_id
    left join lateral (
      select sum(minor) as minor from ledger_entries where posting_id = ledger_postings.id and account = 'commission'
    ) as commission on true
    where parcel_id = ${parcelId} and kind in ('sale', 'refund') and refunds.state is distinct from 'failed'`)
  return rows
}
