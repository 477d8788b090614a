import type { NewOrder } from '@makola/contract/orders.ts'
import { addSavedAddress, changeSavedAddress, type SavedAddress } from '@makola/contract/saved-addresses.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { useAccount } from '../../auth/session/session.ts'
import { ratesQuery } from '../../rates/choice/queries.ts'
import { useRate } from '../../rates/choice/use-rate.ts'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { AddressInput } from '../checkout/address-fields.tsx'
import { findAddressFault } from '../checkout/checkout-form.ts'
import { listCountries } from '../checkout/find-checkout-rate.ts'
import { focusField } from '../checkout/focus-field.ts'
import { addressFormQuery } from '../order/queries.ts'
import { savedAddressesQuery } from '../order/saved-addresses-query.ts'

type Typed = Partial<SavedAddress['address']>

/** The address as its country writes it. Every fault is named at once, as at checkout. */
export function SavedAddressForm({ saved, onDone }: { saved: SavedAddress | undefined; onDone: () => void }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const formRef = useRef<HTMLFormElement>(null)
  const name = useAccount()?.name ?? ''
  const rateCountry = useRate()?.countryCode
  const [typed, setTyped] = useState<Typed>(saved?.address ?? { name })
  const [isDefault, setIsDefault] = useState(saved?.isDefault ?? false)
  const { data: rates } = useQuery(ratesQuery())
  const countries = listCountries(rates ?? [])
  const country = typed.countryCode ?? rateCountry ?? countries[0]?.code ?? ''
  const form = useQuery({ ...addressFormQuery(country), enabled: country !== '', placeholderData: keepPreviousData })
  const fields = form.data?.fields ?? []
  const [faults, setFaults] = useState<Typed>({})
  const save = useMutation({
    /** Returns the faults of an address that was not sent. */
    mutationFn: async (): Promise<Typed> => {
      // On a slow line the button is there before the country's fields are.
      const { fields } = await queryClient.ensureQueryData(addressFormQuery(country))
      const texts = fields.map((field) => [field.name, typed[field.name]?.trim() ?? ''] as const)
      const found = fields.flatMap((field, at) => {
        const fault = findAddressFault(field, texts[at]?.[1] ?? '', t)
        return fault ? [[field.name, fault] as const] : []
      })
      if (found.length > 0) return Object.fromEntries(found)
      const given = Object.fromEntries(texts.filter(([, text]) => text !== ''))
      // The server names the fields that its country needs.
      const address = { ...(given as NewOrder['address']), countryCode: country }
      const body = { address, ...(isDefault && { isDefault }) }
      await (saved ? call(changeSavedAddress, { params: { id: saved.id }, body }) : call(addSavedAddress, { body }))
      return {}
    },
    onSuccess: async (found) => {
      // A field that has just arrived is on the page before it is focused.
      flushSync(() => setFaults(found))
      const [first] = Object.keys(found)
      if (first) return focusField(formRef.current, `/address/${first}`)
      await queryClient.invalidateQueries({ queryKey: savedAddressesQuery.queryKey })
      void toast.success(t('orders.addresses.saved'))
      onDone()
    },
  })
  const faultAt = (name: keyof Typed) =>
    faults[name] ?? (save.error instanceof ApiProblem ? save.error.errorAt(`/address/${name}`) : undefined)
  const hasFaults = save.error instanceof ApiProblem && save.error.errors.length > 0
  const problem = save.isPending ? null : (save.error ?? form.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <form ref={formRef} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field label={t('orders.checkout.country')} isRequired error={faultAt('countryCode')} className="sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            value={country}
            onChange={(event) => setTyped({ ...typed, countryCode: event.target.value })}
          >
            {countries.map(({ code, name: text }) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {fields.map((field) => (
        <AddressInput
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          error={faultAt(field.name)}
          onChange={(text) => {
            setTyped({ ...typed, [field.name]: text })
            setFaults({ ...faults, [field.name]: undefined })
          }}
        />
      ))}
      {!saved?.isDefault && (
        <Checkbox
          label={t('orders.addresses.is-default')}
          checked={isDefault}
          onChange={(event) => setIsDefault(event.target.checked)}
          className="sm:col-span-2"
        />
      )}
      <div className="sm:col-span-2">
        <FormProblem>{hasFaults ? '' : (problem?.message ?? '')}</FormProblem>
      </div>
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit" isBusy={save.isPending}>
          {t('orders.addresses.save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
