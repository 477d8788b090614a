import type { TrackedOrder, VerifiedPayment } from '@makola/contract/orders/orders.ts'
import { providerNames } from '../../payments/methods/provider-names.ts'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'

export type WaitingNoteProps = { payment: VerifiedPayment; order: TrackedOrder | undefined }

/** Explains what happens without the shopper: the time of the next question to the provider, and the place of the answer. */
export function WaitingNote({ payment: { provider, reason, nextCheckAt }, order }: WaitingNoteProps) {
  const t = useWords()
  return (
    <div className="w-full max-w-lg rounded-md bg-sunken p-4 text-start text-small">
      {reason && <p className="mb-2 font-medium">{reason}</p>}
      {nextCheckAt && (
        <p>
          {t('orders.paying.next-check', {
            provider: t(providerNames[provider]),
            at: () => (
              <strong className="tabular">
                <LocalTime at={nextCheckAt} part="time" />
              </strong>
            ),
          })}
        </p>
      )}
      <p className="mt-1">{`${t('orders.paying.may-close')} ${whereTo(order, t)}`}</p>
    </div>
  )
}

function whereTo(order: TrackedOrder | undefined, t: Words): string {
  if (order?.email) return t('orders.paying.news-by-email', { email: order.email })
  if (order) return t('orders.paying.news-by-phone')
  return t('orders.paying.news-by-number')
}
