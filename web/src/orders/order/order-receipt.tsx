import type { Money } from '@makola/contract/http/fields.ts'
import type { TrackedOrder, TrackedParcel } from '@makola/contract/orders/orders.ts'
import { formatColumn, type WriteAmount } from '@makola/money/column.ts'
import { addMinor } from '@makola/money/money.ts'
import { describePickup } from '../../shipping/describe-pickup.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { Printer } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { DeliveryAddress } from './delivery-address.tsx'
import { isAllPickup } from './order-facts.ts'
import { Amount } from './order-summary.tsx'
import { RefundedUnits } from './refunded-units.tsx'

/** Writes the amounts of an order alike: its lines, their deliveries, and what was refunded. */
export function writeAmounts({ parcels, refundedTotal }: TrackedOrder): WriteAmount {
  const parts = parcels.flatMap(({ lines, delivery }) => [...lines.map((line) => line.lineTotal), delivery])
  return formatColumn([...parts, refundedTotal])
}

/** The items and the payment, on the screen and in print. */
export function OrderReceipt({ order }: { order: TrackedOrder }) {
  const t = useWords()
  const write = writeAmounts(order)
  const paidAt = order.paysCash ? null : order.paidAt
  return (
    <Card aria-labelledby="receipt" className="print:border-0 print:bg-transparent print:p-0">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 id="receipt" className="text-heading">
            {order.paysCash ? t('orders.order.receipt.to-pay') : t('orders.order.receipt')}
          </h2>
          <p className="text-small text-muted">
            {paidAt
              ? t('orders.order.receipt.paid', { number: order.number, at: () => <LocalTime at={paidAt} /> })
              : t('orders.order.receipt.placed', { number: order.number, at: () => <LocalTime at={order.placedAt} /> })}
          </p>
        </div>
        <Button variant="outline" size="sm" onClick={() => print()} className="print:hidden">
          <Printer aria-hidden="true" className="size-4" />
          {t('orders.order.print')}
        </Button>
      </div>
      {order.parcels.map((parcel) => (
        <ReceiptParcel key={parcel.number} {...{ parcel, write }} paysCash={order.paysCash} />
      ))}
      <OrderTotals order={order} />
      {!isAllPickup(order.parcels) && (
        <div className="mt-6 border-t border-line pt-4">
          <h3 className="mb-1 text-label text-muted">{t('orders.order.receipt.address')}</h3>
          <DeliveryAddress lines={order.addressLines} />
        </div>
      )}
    </Card>
  )
}

type ReceiptParcelProps = { parcel: TrackedParcel; paysCash: boolean; write: WriteAmount }

function ReceiptParcel({ parcel, paysCash, write }: ReceiptParcelProps) {
  const t = useWords()
  return (
    <section aria-label={parcel.store.name} className="mt-4 border-t border-line pt-4">
      <h3 className="mb-2 text-label text-muted">{parcel.store.name}</h3>
      <dl className="grid gap-1">
        {parcel.lines.map((line) => (
          <div key={`${line.name}-${line.variantTitle}`} className="spread">
            <dt className="min-w-0 grow basis-20">
              {line.quantity} × {line.name}
              {line.variantTitle && <span className="text-muted">, {line.variantTitle}</span>}
              <span className="text-muted">
                <RefundedUnits {...{ line, parcel, paysCash }} />
              </span>
            </dt>
            <dd className="shrink-0 tabular">{write(line.lineTotal)}</dd>
          </div>
        ))}
        <Amount
          label={t('orders.order.delivery-by', { option: parcel.deliveryName })}
          money={parcel.delivery}
          write={write}
          freeText={t('orders.order.delivery-free')}
        />
      </dl>
      {parcel.pickup && (
        <p className="mt-2">
          <span className="text-muted">{t('orders.order.receipt.pick-up')}</span> {describePickup(parcel.pickup, t)}
        </p>
      )}
    </section>
  )
}

const negate = ({ amount, currency }: Money): Money => ({ amount: -amount, currency })

const cashLabelOf = ({ parcels }: TrackedOrder) =>
  isAllPickup(parcels) ? 'orders.order.total-in-cash-pickup' : 'orders.order.total-in-cash'

export function OrderTotals({ order }: { order: TrackedOrder }) {
  const t = useWords()
  const write = writeAmounts(order)
  const { cashDue } = order
  const total = { ...order.total, amount: addMinor(order.total.amount, -order.refundedTotal.amount) }
  // Cash of a parcel that was handed over is paid back.
  const isCalledOff = order.paysCash && !order.parcels.some(({ state }) => state === 'delivered')
  // Some of several parcels were handed over and paid for.
  const isPartlyPaid = cashDue !== null && cashDue.amount !== total.amount
  return (
    <>
      <dl className="mt-4 grid gap-1 border-t border-line pt-4">
        <Amount label={t('orders.order.items')} money={order.itemsTotal} write={write} />
        <Amount
          label={t('orders.order.delivery')}
          money={order.deliveryTotal}
          write={write}
          freeText={t('orders.order.delivery-free')}
        />
        {order.refundedTotal.amount > 0 && (
          <Amount
            label={t(isCalledOff ? 'orders.order.called-off' : 'orders.order.refunded')}
            money={negate(order.refundedTotal)}
            write={write}
          />
        )}
        {isPartlyPaid && <Amount label={t('orders.order.total')} money={total} write={write} />}
      </dl>
      <p className="mt-3 spread items-baseline border-t border-line pt-3">
        <span className="font-semibold">{t(cashDue ? cashLabelOf(order) : 'orders.order.total')}</span>
        <span className="font-display text-2xl font-bold">{write(cashDue ?? total)}</span>
      </p>
    </>
  )
}
