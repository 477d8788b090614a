import { addSavedAddress, type SavedAddress } from '@makola/contract/orders/saved-addresses.ts'
import type { Country } from '@makola/countries/names.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { savedAddressesQuery } from '../order/saved-addresses-query.ts'
import type { CheckoutForm } from './checkout-form.ts'

type Checkout = {
  form: CheckoutForm
  country: string
  countries: Country[]
  change: (part: Partial<CheckoutForm>) => void
}

type Choice = Checkout & {
  /** All of the order is picked up: only the collector's name is asked for, which an address anywhere has. */
  isPickedUp: boolean
}

/** Fills a saved address into the checkout: one of the form's country into an empty form, another one when it is chosen. It is copied. */
export function SavedAddressChoice({ form, country, countries, change, isPickedUp }: Choice) {
  const t = useWords()
  const { data = [] } = useQuery(savedAddressesQuery)
  const saved = data.filter(({ address }) => countries.some(({ code }) => code === address.countryCode))
  const fill = ({ address: { countryCode, ...address } }: SavedAddress, isPrefilled: boolean) =>
    change({ address, country: countryCode, isPrefilled, ...(countryCode !== country && { delivery: {} }) })
  // The default comes first in the list.
  const first = saved.find(({ address }) => address.countryCode === country)
  const fillEmpty = useEffectEvent(() => {
    // A name and a street may have come along from another country.
    const isTyped = Object.values(form.addresses[country] ?? {}).some((text) => text)
    if (isTyped && !form.isPrefilled) return
    if (first) fill(first, true)
    else if (isPickedUp && saved[0]) change({ address: { name: saved[0].address.name }, country, isPrefilled: true })
  })
  const offered = first?.id ?? (isPickedUp ? saved[0]?.id : undefined)
  useEffect(() => {
    if (offered && country) fillEmpty()
  }, [offered, country])
  if (saved.length === 0 || isPickedUp) return null
  return (
    <Field label={t('orders.addresses.choose')} isRequired className="mb-4">
      {(control) => (
        <Select
          {...control}
          required={false}
          value={saved.find((one) => isTyped(one, form, country))?.id ?? ''}
          onChange={(event) => {
            const chosen = saved.find(({ id }) => id === event.target.value)
            if (chosen) fill(chosen, false)
          }}
        >
          <option value="">{t('orders.addresses.another')}</option>
          {saved.map(({ id, addressLines }) => (
            <option key={id} value={id}>
              {addressLines.join(', ')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Keeps the typed address for the next order, where it is not saved yet. */
export function SaveTypedAddress({ form, country }: Pick<Checkout, 'form' | 'country'>) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { data } = useQuery(savedAddressesQuery)
  const save = useMutation({
    mutationFn: () => {
      const texts = Object.entries(form.address).filter(([, text]) => text.trim() !== '')
      const address = { ...(Object.fromEntries(texts) as SavedAddress['address']), countryCode: country }
      return call(addSavedAddress, { body: { address } })
    },
    onSuccess: () => toast.success(t('orders.addresses.saved')),
    onError: (failure) =>
      toast.error((failure instanceof ApiProblem ? failure.errors[0]?.detail : undefined) ?? failure.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedAddressesQuery.queryKey }),
  })
  const isBegun = Boolean(form.address.line1?.trim() && form.address.city?.trim())
  if (!data || !isBegun || data.some((one) => isTyped(one, form, country))) return null
  return (
    <Button variant="outline" isBusy={save.isPending} onClick={() => save.mutate()} className="mt-4">
      {t('orders.addresses.keep')}
    </Button>
  )
}

/** Returns true when the form holds this address, whatever the spaces around its texts. */
function isTyped({ address }: SavedAddress, form: CheckoutForm, country: string): boolean {
  const { countryCode, ...texts } = address
  const fields = new Set([...Object.keys(texts), ...Object.keys(form.address)]) as Set<keyof CheckoutForm['address']>
  return (
    countryCode === country && [...fields].every((name) => (texts[name] ?? '') === (form.address[name]?.trim() ?? ''))
  )
}
