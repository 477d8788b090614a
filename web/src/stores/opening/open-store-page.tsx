import { currencyName } from '@makola/money/currencies.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { useEntryForm } from '../../auth/forms/use-entry-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Combobox } from '../../ui/inputs/combobox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { StorePreview } from './store-preview.tsx'
import { useOpenStore } from './use-open-store.ts'

/** A country that the shop serves, with its currency. */
export type Place = { countryCode: string; country: string; currency: string }

type OpenStorePageProps = {
  places: Place[]
  /** The visitor's country, as far as it is known. */
  suggested: Place | undefined
  /** The shop's address, without a last slash. */
  origin: string
}

/** Only a name is required; the rest is suggested and can be changed later. */
export function OpenStorePage({ places, suggested, origin }: OpenStorePageProps) {
  const openStore = useOpenStore()
  const [name, setName] = useState('')
  const [tagline, setTagline] = useState('')
  const [place, setPlace] = useState<Place | null>(suggested ?? null)
  const [currency, setCurrency] = useState(suggested?.currency ?? '')
  const { form, faults, problem, isPending } = useEntryForm<'name' | 'countryCode' | 'currency' | 'tagline'>({
    check: ({ name }) => ({
      name: name.trim() === '' ? 'What is your store called?' : undefined,
      countryCode: place ? undefined : 'Where do you send from?',
    }),
    send: () =>
      openStore({ name: name.trim(), countryCode: place?.countryCode ?? '', currency, tagline: tagline.trim() }),
  })
  const currencies = [...new Set(places.map((known) => known.currency))].toSorted()
  const choosePlace = (chosen: Place | null) => {
    setPlace(chosen)
    if (chosen) setCurrency(chosen.currency)
  }
  return (
    <div className="mx-auto grid max-w-4xl gap-x-12 lg:grid-cols-[1fr_21rem]">
      <PageTitle
        title="Open your store"
        note="All you need is a name. Later you can change everything but the country; the currency stays once a product has a price."
      />
      <div className="mb-6 lg:sticky lg:top-[calc(var(--banners)+2rem)] lg:row-span-2 lg:mb-0 lg:self-start">
        <StorePreview name={name} tagline={tagline} place={place} origin={origin} />
      </div>
      <form {...form} className="grid content-start gap-5">
        <Field label="Name of your store" isRequired error={faults.name}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              value={name}
              onChange={(event) => setName(event.target.value)}
              maxLength={60}
              autoComplete="organization"
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Country you send from" isRequired error={faults.countryCode}>
            {({ id }) => (
              <Combobox
                id={id}
                label="Country you send from"
                items={places}
                value={place}
                onChange={choosePlace}
                itemToText={({ country }) => country}
                itemToKey={({ countryCode }) => countryCode}
                renderItem={({ country, countryCode }) => (
                  <span className="flex items-center gap-3">
                    <Flag countryCode={countryCode} />
                    {country}
                  </span>
                )}
              />
            )}
          </Field>
          <Field label="Currency of your prices" isRequired error={faults.currency}>
            {(control) => (
              <Select
                {...control}
                name="currency"
                value={currency}
                onChange={(event) => setCurrency(event.target.value)}
              >
                {currency === '' && <option value="">Choose one</option>}
                {currencies.map((code) => (
                  <option key={code} value={code}>
                    {`${code} · ${currencyName(code)}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Field
          label="In a few words"
          hint="Stands below the name: what you sell, and what makes it yours."
          error={faults.tagline}
        >
          {(control) => (
            <TextInput
              {...control}
              name="tagline"
              value={tagline}
              onChange={(event) => setTagline(event.target.value)}
              maxLength={120}
            />
          )}
        </Field>
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" size="lg" isBusy={isPending}>
          Open the store
        </Button>
      </form>
    </div>
  )
}
