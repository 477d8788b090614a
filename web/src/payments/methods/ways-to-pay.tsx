import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../ui/words/use-words.ts'
import { PaymentMarks } from './payment-marks.tsx'
import { paymentMethodsQuery } from './queries.ts'

/** What the visitor can pay with. A provider that is off or out adds nothing; only a checkout waits for it to be back. */
export function WaysToPay({ rate }: { rate: string }) {
  const t = useWords()
  const { data = [] } = useQuery({ ...paymentMethodsQuery(rate), refetchInterval: false })
  const means = new Set(data.filter(({ unavailable }) => unavailable === null).flatMap((method) => method.means))
  if (means.size === 0) return null
  return (
    <p className="text-small text-muted">
      {t('payments.pay-with')}
      <PaymentMarks means={[...means]} />
    </p>
  )
}
