import { useIsSignedIn } from '../../auth/session/session.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { CheckoutForm, Faults } from './checkout-form.ts'

export type FieldsProps = {
  form: CheckoutForm
  change: (part: Partial<CheckoutForm>) => void
  faults: Faults
}

export function ContactFields({ form, change, faults, dialCode }: FieldsProps & { dialCode: string | null }) {
  const t = useWords()
  const text = useIsSignedIn() ? 'orders.checkout.contact.text-signed-in' : 'orders.checkout.contact.text'
  return (
    <>
      <p className="mb-4 text-muted">{t(text)}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('orders.checkout.email')} isRequired={form.phone === ''} error={faults['/contact/email']}>
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
          label={t('orders.checkout.phone')}
          isRequired={form.email === ''}
          error={faults['/contact/phone']}
          hint={dialCode ? t('orders.checkout.phone.hint-dial-code', { dialCode }) : t('orders.checkout.phone.hint')}
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
