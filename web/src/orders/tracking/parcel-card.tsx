import type { ParcelState, TrackedOrder, TrackedParcel } from '@makola/contract/orders/orders.ts'
import { formatDate } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { describePickup } from '../../shipping/describe-pickup.ts'
import { StoreLogo } from '../../stores/storefront/store-logo.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { nameParcelState, parcelSteps } from '../order/order-headline.ts'
import { writeAmounts } from '../order/order-receipt.tsx'
import { RefundedUnits } from '../order/refunded-units.tsx'

const tones: Partial<Record<ParcelState, 'success' | 'danger' | 'accent'>> = {
  delivered: 'success',
  shipped: 'success',
  packed: 'accent',
  new: 'accent',
  cancelled: 'danger',
  returned: 'danger',
}

type ParcelCardProps = {
  parcel: TrackedParcel
  order: TrackedOrder
  /** The parts of higher modules, at its end. */
  children?: ReactNode
}

/** One store's part of the order: progress, contents, carrier. */
export function ParcelCard({ parcel, order, children }: ParcelCardProps) {
  const t = useWords()
  const { store, state, lines } = parcel
  const write = writeAmounts(order)
  return (
    <Card
      aria-label={t('orders.tracking.parcel', { number: parcel.number, store: store.name })}
      className="print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StoreLogo store={store} className="size-8" />
        <div className="min-w-0 grow basis-40">
          <h3 className="text-subheading">
            {store.isClosed ? (
              store.name
            ) : (
              <Link to="/store/$id" params={{ id: store.slug }} className="hover:underline">
                {store.name}
              </Link>
            )}
          </h3>
          <p className="text-small text-muted">{parcel.number}</p>
          {store.isClosed && <p className="text-small text-muted">{t('orders.tracking.parcel.store-closed')}</p>}
        </div>
        <Badge tone={tones[state]}>{nameParcelState(parcel, order, t)}</Badge>
      </div>
      <Progress state={state} />
      <Carriage parcel={parcel} />
      <ul className="mt-4 grid gap-3 border-t border-line pt-4">
        {lines.map((line) => (
          <li key={`${line.name}-${line.variantTitle}`} className="flex flex-wrap items-center gap-x-3">
            <Picture picture={line.picture} sizes="56px" alt="" className="size-14 shrink-0 rounded-md" />
            <span className="min-w-0 grow basis-20">
              <span className="block leading-5 font-medium">{line.name}</span>
              {line.variantTitle && <span className="block text-small text-muted">{line.variantTitle}</span>}
              <span className="block text-small text-muted">
                {t('orders.tracking.parcel.units', { quantity: line.quantity, price: line.unitPrice })}
                <RefundedUnits {...{ line, parcel }} paysCash={order.paysCash} />
              </span>
            </span>
            <span className="ms-auto tabular">{write(line.lineTotal)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 spread border-t border-line pt-3 text-small text-muted">
        <span>{parcel.deliveryName}</span>
        <span className="tabular">
          {parcel.delivery.amount === 0 ? t('orders.tracking.parcel.delivery-free') : write(parcel.delivery)}
        </span>
      </p>
      {parcel.cashDue && (
        <p className="mt-3 spread rounded-md bg-accent-soft px-3 py-2 font-semibold text-accent-text">
          <span>{t(parcel.pickup ? 'orders.tracking.parcel.cash-pickup' : 'orders.tracking.parcel.cash')}</span>
          <span className="tabular">{write(parcel.cashDue)}</span>
        </p>
      )}
      {children}
    </Card>
  )
}

/** The completed ones of a parcel's four steps. A cancelled or returned parcel shows none. */
function Progress({ state }: { state: ParcelState }) {
  const reached = parcelSteps.indexOf(state)
  if (state === 'cancelled' || state === 'returned') return null
  return (
    <div aria-hidden="true" className="mt-4 grid grid-cols-4 gap-1 print:hidden">
      {parcelSteps.map((step, index) => (
        <span key={step} className={cx('h-1.5 rounded-full', index <= reached ? 'bg-success' : 'bg-line')} />
      ))}
    </div>
  )
}

function Carriage({ parcel: { state, carrier, trackingNumber, estimate, pickup } }: { parcel: TrackedParcel }) {
  const t = useWords()
  const isOver = state === 'delivered' || state === 'cancelled' || state === 'returned'
  // A parcel that waits to be picked up is ready, whenever it was expected.
  const isToCome = !isOver && !(pickup && state === 'shipped')
  const facts = [
    estimate &&
      isToCome && [
        t(pickup ? 'orders.tracking.parcel.ready' : 'orders.tracking.parcel.expected'),
        t('orders.tracking.parcel.expected-between', { from: formatDate(estimate.from), to: formatDate(estimate.to) }),
      ],
    pickup && [t('orders.tracking.parcel.pick-up'), describePickup(pickup, t)],
    carrier && [t('orders.tracking.parcel.carrier'), carrier],
    trackingNumber && [t('orders.tracking.parcel.tracking-number'), trackingNumber],
  ].filter((fact): fact is [string, string] => Array.isArray(fact))
  if (facts.length === 0) return null
  return (
    <dl className="mt-4 grid gap-1 text-small">
      {facts.map(([label, value]) => (
        <div key={label} className="spread">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium break-words tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
