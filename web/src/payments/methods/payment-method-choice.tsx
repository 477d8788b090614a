import type { PaymentMethod, ProviderName } from '@makola/contract/payments/payments.ts'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { PaymentMarks } from './payment-marks.tsx'

export type PaymentMethodChoiceProps = {
  methods: readonly PaymentMethod[]
  value: ProviderName | undefined
  onChange: (provider: ProviderName) => void
  name: string
  error?: string | undefined
}

/** The ways to pay. An unavailable one gives the reason; a single one leaves no choice. */
export function PaymentMethodChoice({ methods, value, onChange, name, error }: PaymentMethodChoiceProps) {
  const t = useWords()
  const [only, ...others] = methods
  if (!only) {
    return <p className="text-muted">{t('payments.none')}</p>
  }
  if (others.length === 0) return <OnlyMethod method={only} error={error} />
  return (
    <RadioCards
      legend={t('payments.method')}
      isLegendHidden
      name={name}
      cards={methods.map((method) => ({
        value: method.provider,
        title: method.name,
        detail: <MethodDetail method={method} />,
        isDisabled: method.unavailable !== null,
      }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}

function OnlyMethod({ method, error }: { method: PaymentMethod; error: string | undefined }) {
  return (
    <>
      <p className="rounded-md bg-sunken px-4 py-3">
        <span className="block font-medium">{method.name}</span>
        <span className={method.unavailable ? 'block text-small text-danger-text' : 'block text-small text-muted'}>
          <MethodDetail method={method} />
        </span>
      </p>
      {error && <p className="mt-1 text-small font-medium text-danger-text">{error}</p>}
    </>
  )
}

/** A method's only means says no more than its name. */
function MethodDetail({ method: { description, means, unavailable } }: { method: PaymentMethod }) {
  if (unavailable) return unavailable
  return (
    <>
      {description}
      {means.length > 1 && <PaymentMarks means={means} />}
    </>
  )
}
