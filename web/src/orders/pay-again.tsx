import type { ProviderName } from '@makola/contract/payments.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PaymentMethodChoice } from '../payments/payment-method-choice.tsx'
import { paymentMethodsQuery } from '../payments/queries.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LocalTime } from './local-time.tsx'
import { usePayAgain } from './use-pay-again.ts'

export type PayAgainProps = {
  order: { id: string; trackingToken: string; heldUntil: string | null }
  /** The rate whose country decides on the ways to pay. */
  rateId: string
}

/** Another try to pay a kept order, with the same or another method. */
export function PayAgain({ order, rateId }: PayAgainProps) {
  const { data: methods } = useQuery(paymentMethodsQuery(rateId))
  const [chosen, setChosen] = useState<ProviderName>()
  const { mutate, isPending, data: started, error } = usePayAgain(order)
  const provider = chosen ?? methods?.[0]?.provider
  const isSilent = started !== undefined && started.redirectUrl === null
  return (
    <div className="grid gap-4 print:hidden">
      {methods ? (
        <PaymentMethodChoice methods={methods} value={provider} onChange={setChosen} name="pay-again" />
      ) : (
        <Skeleton className="h-14" />
      )}
      <Button
        size="lg"
        isBusy={isPending || (started !== undefined && !isSilent)}
        disabled={!provider}
        onClick={() => provider && mutate(provider)}
      >
        Try to pay again
      </Button>
      {order.heldUntil && (
        <p className="text-small text-muted">
          Your items are kept until <LocalTime at={order.heldUntil} hasDate={false} />.
        </p>
      )}
      <p role="alert" className="font-medium text-danger-text empty:hidden">
        {error?.message ?? (isSilent && 'The payment provider does not answer. Try again in a moment.')}
      </p>
    </div>
  )
}
