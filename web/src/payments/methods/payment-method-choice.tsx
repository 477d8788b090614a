import type { PaymentMethod, ProviderName } from '@makola/contract/payments.ts'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { PaymentMeans } from './payment-means.tsx'

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
      cards={methods.map(({ provider, name: title, description, unavailable }) => ({
        value: provider,
        title,
        detail: unavailable ?? description,
        aside: <PaymentMeans provider={provider} />,
        isDisabled: unavailable !== null,
      }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}

function OnlyMethod({ method, error }: { method: PaymentMethod; error: string | undefined }) {
  const { provider, name, description, unavailable } = method
  return (
    <>
      <div className="flex min-h-14 items-center gap-3 rounded-md bg-sunken px-4 py-3">
        <PaymentMeans provider={provider} />
        <p className="min-w-0">
          <span className="block font-medium">{name}</span>
          <span className={unavailable ? 'block text-small text-danger-text' : 'block text-small text-muted'}>
            {unavailable ?? description}
          </span>
        </p>
      </div>
      {error && <p className="mt-1 text-small font-medium text-danger-text">{error}</p>}
    </>
  )
}
