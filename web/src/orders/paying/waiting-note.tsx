import type { TrackedOrder, VerifiedPayment } from '@makola/contract/orders.ts'
import { providerTitles } from '../../payments/methods/provider-titles.ts'
import { LocalTime } from '../../ui/display/local-time.tsx'

export type WaitingNoteProps = { payment: VerifiedPayment; order: TrackedOrder | undefined }

/** Explains what happens without the shopper: the time of the next question to the provider, and the place of the answer. */
export function WaitingNote({ payment: { provider, reason, nextCheckAt }, order }: WaitingNoteProps) {
  return (
    <div className="w-full max-w-lg rounded-md bg-sunken p-4 text-left text-small">
      {reason && <p className="mb-2 font-medium">{reason}</p>}
      {nextCheckAt && (
        <p>
          We ask {providerTitles[provider]} again at{' '}
          <strong className="tabular">
            <LocalTime at={nextCheckAt} part="time" />
          </strong>
          , also without this page.
        </p>
      )}
      <p className="mt-1">You can close it. {whereTo(order)}</p>
    </div>
  )
}

function whereTo(order: TrackedOrder | undefined): string {
  if (order?.email) return `We e-mail ${order.email} as soon as it is paid.`
  if (order) return 'Track the order with its number and your phone number.'
  return 'Track the order with its number.'
}
