import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
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
        No account needed. Enter an e-mail address, a phone number or both. Your receipt and delivery updates go to your
        e-mail. With a phone number alone, you follow the order here on the site.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="E-mail" isRequired={form.phone === ''} error={faults['/contact/email']}>
          {(control) => (
            <TextInput
              {...control}
              required={false}
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
          hint={dialCode ? `A local number, or one that starts with ${dialCode}.` : 'With the country code.'}
        >
          {(control) => (
            <TextInput
              {...control}
              required={false}
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
