import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { CheckoutForm, Faults } from './checkout-form.ts'

export type FieldsProps = {
  form: CheckoutForm
  change: (part: Partial<CheckoutForm>) => void
  faults: Faults
}

export function ContactFields({ form, change, faults, dialCode }: FieldsProps & { dialCode: string | null }) {
  return (
    <>
      <p className="mb-4 text-muted">
        No account needed. Give one or both: your receipt and news of your parcels go there.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="E-mail" isRequired={form.phone === ''} error={faults['/contact/email']}>
          {(control) => (
            <TextInput
              {...control}
              name="/contact/email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={form.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Phone"
          isRequired={form.email === ''}
          error={faults['/contact/phone']}
          hint={dialCode ? `As you dial it at home, or with ${dialCode}.` : 'With the country code.'}
        >
          {(control) => (
            <TextInput
              {...control}
              name="/contact/phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              value={form.phone}
              onChange={(event) => change({ phone: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  )
}
