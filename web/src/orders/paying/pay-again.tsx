import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import type { PaymentStart, ProviderName } from '@makola/contract/payments/payments.ts'
import { useState } from 'react'
import { PaymentMethodChoice } from '../../payments/methods/payment-method-choice.tsx'
import { pickMethod } from '../../payments/methods/pick-method.ts'
import { cashProvider, providerNames } from '../../payments/methods/provider-names.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { usePayAgain } from './use-pay-again.ts'

export type PayAgainProps = {
  order: Pick<TrackedOrder, 'id' | 'heldUntil' | 'methods' | 'lastProvider'>
  /** The secret of its tracking link. */
  token: string
  /** A provider that has just failed: another one is better. */
  silent?: ProviderName | undefined
}

/** Another attempt to pay an order, with the same or another method. It stays one order. */
export function PayAgain({ order, token, silent }: PayAgainProps) {
  const t = useWords()
  const { id, heldUntil, methods, lastProvider } = order
  const [chosen, setChosen] = useState<ProviderName>()
  const { mutate, isPending, data: started, error } = usePayAgain({ id, trackingToken: token })
  const isSilent = started !== undefined && started.redirectUrl === null
  const forgetSilent = ({ redirectUrl }: PaymentStart) => redirectUrl === null && setChosen(undefined)
  const wish = isSilent
    ? { chosen, silent: started.provider }
    : { chosen: chosen ?? (silent ? null : lastProvider), silent }
  // Nobody who chose a card is led to pay cash: that is there to be chosen.
  const offered = chosen === cashProvider ? methods : methods.filter((method) => method.provider !== cashProvider)
  const provider = pickMethod(offered, wish)?.provider
  return (
    <div className="grid gap-4 text-start print:hidden">
      <PaymentMethodChoice methods={methods} value={provider} onChange={setChosen} name="pay-again" />
      <Button
        size="lg"
        isBusy={isPending || (started !== undefined && !isSilent)}
        disabled={!provider}
        onClick={() => provider && mutate(provider, { onSuccess: forgetSilent })}
      >
        {provider === cashProvider ? t('orders.paying.again-in-cash') : t('orders.paying.again')}
      </Button>
      {heldUntil && (
        <p className="text-small text-muted">
          {t('orders.paying.held-until', { at: () => <LocalTime at={heldUntil} part="time" /> })}
        </p>
      )}
      <p role="alert" className="font-medium text-danger-text empty:hidden">
        {error?.message ?? (isSilent && t('orders.paying.silent', { provider: t(providerNames[started.provider]) }))}
      </p>
    </div>
  )
}
