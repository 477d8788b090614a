import { addSavedAddress, changeSavedAddress, type SavedAddress } from '@makola/contract/orders/saved-addresses.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { useAccount } from '../../auth/session/session.ts'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { AddressInput } from '../checkout/address-fields.tsx'
import { findAddressFault, moveAddress } from '../checkout/checkout-form.ts'
import { focusField } from '../checkout/focus-field.ts'
import { savedAddressesQuery } from '../order/saved-addresses-query.ts'
import { useAddressFields } from './use-address-fields.ts'
import { usePatientPress } from './use-patient-press.ts'

type Typed = Partial<SavedAddress['address']>

/** The address as its country writes it. Every fault is named at once, as at checkout. */
export function SavedAddressForm({ saved, onDone }: { saved: SavedAddress | undefined; onDone: () => void }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const formRef = useRef<HTMLFormElement>(null)
  const name = useAccount()?.name ?? ''
  const [typed, setTyped] = useState<Typed>(saved?.address ?? { name })
  const [typedIn, setTypedIn] = useState<Record<string, Typed>>({})
  const [isDefault, setIsDefault] = useState(saved?.isDefault ?? false)
  const form = useAddressFields(typed.countryCode)
  const { countries, country, fields } = form
  const save = useMutation({
    mutationFn: async () => {
      const texts = fields.map((field) => [field.name, typed[field.name]?.trim() ?? ''] as const)
      const given = Object.fromEntries(texts.filter(([, text]) => text !== ''))
      // The server names the fields that its country needs.
      const address = { ...(given as SavedAddress['address']), countryCode: country }
      const body = { address, ...(isDefault && { isDefault }) }
      return saved ? call(changeSavedAddress, { params: { id: saved.id }, body }) : call(addSavedAddress, { body })
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: savedAddressesQuery.queryKey })
      void toast.success(t('orders.addresses.saved'))
      onDone()
    },
  })
  const [faults, setFaults] = useState<Typed>({})
  const faultAt = (name: keyof Typed) =>
    faults[name] ?? (save.error instanceof ApiProblem ? save.error.errorAt(`/address/${name}`) : undefined)
  const hasFaults = faultAt('countryCode') !== undefined || fields.some((field) => faultAt(field.name) !== undefined)
  const problem = save.error ?? form.error
  const send = () => {
    const found = fields.flatMap((field) => {
      const fault = findAddressFault(field, typed[field.name]?.trim() ?? '', t)
      return fault ? [[field.name, fault] as const] : []
    })
    setFaults(Object.fromEntries(found))
    save.reset()
    if (found[0]) focusField(formRef.current, `/address/${found[0][0]}`)
    else save.mutate()
  }
  // On a slow line the button is there before the country's fields are.
  const { isWaiting, press } = usePatientPress(form.isArriving, () => form.isReady && send())
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    form.retry()
    press()
  }
  const choose = (countryCode: string) => {
    setTypedIn({ ...typedIn, [country]: typed })
    setTyped({ ...moveAddress(typed, typedIn[countryCode]), countryCode })
    setFaults({})
    save.reset()
  }
  return (
    <form ref={formRef} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field label={t('orders.checkout.country')} isRequired error={faultAt('countryCode')} className="sm:col-span-2">
        {(control) => (
          <Select {...control} value={country} onChange={(event) => choose(event.target.value)}>
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
        <Button type="submit" isBusy={save.isPending || isWaiting}>
          {t('orders.addresses.save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
