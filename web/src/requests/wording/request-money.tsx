import type { BuyerRequest } from '@makola/contract/requests/requests.ts'
import { useWords } from '../../ui/words/use-words.ts'

type RequestMoneyProps = Pick<
  BuyerRequest,
  'refund' | 'offer' | 'returnTo' | 'carrier' | 'trackingNumber' | 'replacement' | 'state'
>

/** The money that goes back or is offered, and the way of the goods. */
export function RequestMoney({
  refund,
  offer,
  returnTo,
  carrier,
  trackingNumber,
  replacement,
  state,
}: RequestMoneyProps) {
  const t = useWords()
  const sentWith = [carrier, trackingNumber].filter(Boolean).join(' · ')
  const replacedWith = [replacement?.carrier, replacement?.trackingNumber].filter(Boolean).join(' · ')
  return (
    <>
      {refund && (
        <p className="rounded-md bg-success-soft px-3 py-2 font-medium text-success-text">
          {t(refundText(refund), { amount: refund.amount })}
        </p>
      )}
      {offer && state === 'offered' && (
        <p className="rounded-md bg-accent-soft px-3 py-2 font-medium text-accent-text">
          {t('requests.offer', { amount: offer })}
        </p>
      )}
      {returnTo && (
        <div>
          <p className="text-label text-muted">{t('requests.return-to')}</p>
          <p className="break-words whitespace-pre-line">{returnTo}</p>
        </div>
      )}
      {sentWith && (
        <div>
          <p className="text-label text-muted">{t('requests.sent-with')}</p>
          <p className="break-words">{sentWith}</p>
        </div>
      )}
      {replacedWith && (
        <div>
          <p className="text-label text-muted">{t('requests.replacement')}</p>
          <p className="break-words">{replacedWith}</p>
        </div>
      )}
    </>
  )
}

function refundText({ isBack, isInCash }: NonNullable<BuyerRequest['refund']>) {
  if (isBack) return 'requests.refund.back'
  return isInCash ? 'requests.refund.going-cash' : 'requests.refund.going'
}
