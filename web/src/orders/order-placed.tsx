import type { PlacedOrder } from '@makola/contract/orders.ts'
import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { PayAgain } from './pay-again.tsx'

/** The order stands; the browser is on its way to the payment page, or the provider does not answer. */
export function OrderPlaced({ placed, rateId }: { placed: PlacedOrder; rateId: string }) {
  const { number, payment } = placed
  return (
    <div className="page grid justify-items-center py-12 md:py-20">
      <Card className="grid w-full max-w-lg gap-4 text-center">
        <h1 className="text-title">Order {number} is placed</h1>
        {payment.redirectUrl ? (
          <>
            <p role="status" className="flex items-center justify-center gap-3 text-muted">
              <Spinner label="" />
              Taking you to the payment page…
            </p>
            <a href={payment.redirectUrl} className={buttonStyles({ variant: 'outline' })}>
              Go to the payment page
            </a>
          </>
        ) : (
          <>
            <p className="text-muted">
              The payment provider does not answer at the moment. Nothing was charged, and your order is kept.
            </p>
            <div className="text-left">
              <PayAgain order={placed} rateId={rateId} />
            </div>
          </>
        )}
        <Link to="/order-tracking/" search={{ number }} className="link justify-self-center py-2">
          See the order
        </Link>
      </Card>
    </div>
  )
}
