import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import { cx } from 'class-variance-authority'
import { type ReactNode, Suspense } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { Timeline } from '../../ui/display/timeline.tsx'
import { Printer } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { DeliveryAddress } from '../order/delivery-address.tsx'
import { isAllPickup } from '../order/order-facts.ts'
import { type Headline, writeHeadline } from '../order/order-headline.ts'
import { OrderTotals } from '../order/order-receipt.tsx'
import { ChangeOrder } from '../paying/change-order.tsx'
import { PayAgain } from '../paying/pay-again.tsx'
import { ParcelCard } from './parcel-card.tsx'
import { listTimelineSteps } from './timeline-steps.tsx'

const AcceptedPages = lazyPart(async () => ({ default: (await import('../order/accepted-pages.tsx')).AcceptedPages }))

const dots: Record<Headline['tone'], string> = {
  neutral: 'bg-muted',
  accent: 'bg-accent',
  success: 'bg-success',
  danger: 'bg-danger',
}

/** The part that higher modules add to each parcel of an order that is opened by its link. */
export type ParcelSlot = (parcelNumber: string, token: string) => ReactNode

export type TrackedOrderViewProps = { order: TrackedOrder; onLeave: () => void; children: ParcelSlot }

/** An order and all its parcels, kept up to date while someone looks at it. */
export function TrackedOrderView({ order, onLeave, children }: TrackedOrderViewProps) {
  const t = useWords()
  const headline = writeHeadline(order, t)
  return (
    <div className="page py-8 md:py-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div aria-live="polite">
          <p className="text-muted">
            {t('orders.tracking.placed', {
              number: order.number,
              dot: (text) => <span className="max-md:hidden">{text}</span>,
              when: (text) => <span className="max-md:block">{text}</span>,
              at: () => <LocalTime at={order.placedAt} />,
            })}
          </p>
          <h1 className="mt-2 flex items-center gap-3 text-title">
            <span aria-hidden="true" className={cx('size-4 shrink-0 rounded-full', dots[headline.tone])} />
            {headline.title}
          </h1>
          <p className="mt-1 text-muted">{headline.text}</p>
          {order.state === 'awaiting_payment' && order.trackingToken === null && (
            <p className="mt-1 text-muted">{t('orders.tracking.pay-elsewhere')}</p>
          )}
          {order.paidAt !== null && order.trackingToken === null && (
            <p className="mt-1 max-w-prose text-muted print:hidden">{t('orders.tracking.ask-elsewhere')}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="outline" size="sm" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-4" />
            {t('orders.tracking.print')}
          </Button>
          <Button variant="ghost" size="sm" onClick={onLeave}>
            {t('orders.tracking.leave')}
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-8">
        <div className="grid min-w-0 gap-4">
          {order.canPayAgain && order.trackingToken && (
            <Card aria-labelledby="pay" className="print:hidden">
              <h2 id="pay" className="mb-4 text-heading">
                {t('orders.tracking.pay', { total: order.total })}
              </h2>
              <PayAgain order={order} token={order.trackingToken} />
              <ChangeOrder order={order} token={order.trackingToken} className="mt-4" />
            </Card>
          )}
          <h2 className="sr-only">{t('orders.tracking.parcels')}</h2>
          {order.parcels.map((parcel) => (
            <ParcelCard key={parcel.number} parcel={parcel} order={order}>
              {order.trackingToken && children(parcel.number, order.trackingToken)}
            </ParcelCard>
          ))}
        </div>
        <div className="grid min-w-0 gap-4">
          <Card aria-labelledby="timeline" className="print:break-inside-avoid">
            <h2 id="timeline" className="mb-4 text-heading">
              {t('orders.tracking.timeline')}
            </h2>
            <Timeline steps={listTimelineSteps(order, t)} />
          </Card>
          <Card aria-labelledby="summary" className="print:break-inside-avoid">
            <h2 id="summary" className="text-heading">
              {t('orders.tracking.summary')}
            </h2>
            <OrderTotals order={order} />
            {!isAllPickup(order.parcels) && (
              <>
                <h3 className="mt-6 mb-1 text-label text-muted">{t('orders.tracking.address')}</h3>
                <DeliveryAddress lines={order.addressLines} />
              </>
            )}
            <div className="mt-6 empty:hidden print:hidden">
              <Suspense>
                <AcceptedPages accepted={order.accepted} />
              </Suspense>
            </div>
          </Card>
        </div>
      </div>
    </div>
  )
}
