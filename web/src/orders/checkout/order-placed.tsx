import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { cashProvider, providerNames } from '../../payments/methods/provider-names.ts'
import { useCameBack } from '../../shell/page/use-came-back.ts'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { trackedOrderQuery } from '../order/queries.ts'
import { PayAgain } from '../paying/pay-again.tsx'

// A shopper who comes back has left the payment page: the order waits, and can be paid another way.
const loadAnew = () => location.reload()

/** The order is placed; the browser goes to the payment page, or the provider does not answer. */
export function OrderPlaced({ placed: { number, payment, trackingToken } }: { placed: PlacedOrder }) {
  const t = useWords()
  // It replaces a long form that was scrolled to its end.
  useEffect(() => scrollTo(0, 0), [])
  useCameBack(loadAnew)
  const isCash = payment.provider === cashProvider
  return (
    <div className="page grid justify-items-center py-12 md:py-20">
      <Card className="grid w-full max-w-lg gap-4 text-center">
        <h1 className="text-title">{t('orders.checkout.placed', { number })}</h1>
        {payment.redirectUrl ? (
          <>
            <p role="status" className="flex items-center justify-center gap-3 text-muted">
              <Spinner label="" />
              {isCash ? t('orders.checkout.placed.leaving-cash') : t('orders.checkout.placed.leaving')}
            </p>
            <a href={payment.redirectUrl} className={buttonStyles({ variant: 'outline' })}>
              {isCash ? t('orders.checkout.placed.leave-cash') : t('orders.checkout.placed.leave')}
            </a>
          </>
        ) : (
          <>
            <p className="text-muted">
              {t('orders.checkout.placed.silent', { provider: t(providerNames[payment.provider]) })}
            </p>
            <OtherWays token={trackingToken} silent={payment.provider} />
          </>
        )}
        <Link to="/order-tracking/" search={{ number }} className="link justify-self-center py-2">
          {t('orders.checkout.placed.see')}
        </Link>
      </Card>
    </div>
  )
}

function OtherWays({ token, silent }: { token: string; silent: PlacedOrder['payment']['provider'] }) {
  const { data: order } = useQuery(trackedOrderQuery(token))
  return order ? <PayAgain order={order} token={token} silent={silent} /> : <Skeleton className="h-32" />
}
