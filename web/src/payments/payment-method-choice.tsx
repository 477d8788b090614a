import type { PaymentMethod, ProviderName } from '@makola/contract/payments.ts'
import { RadioCards } from '../ui/radio-cards.tsx'

export type PaymentMethodChoiceProps = {
  methods: PaymentMethod[]
  value: ProviderName | undefined
  onChange: (provider: ProviderName) => void
  name: string
  error?: string | undefined
}

export function PaymentMethodChoice({ methods, value, onChange, name, error }: PaymentMethodChoiceProps) {
  if (methods.length === 0) {
    return <p className="text-muted">There is no way to pay in this currency at the moment. Choose another currency.</p>
  }
  return (
    <RadioCards
      legend="Payment method"
      isLegendHidden
      name={name}
      cards={methods.map(({ provider, name: title, description }) => ({ value: provider, title, detail: description }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
