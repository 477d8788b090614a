import { currencyName } from '@makola/money/currency-names.ts'
import { Link } from '@tanstack/react-router'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { useEntryForm } from '../../auth/forms/use-entry-form.ts'
import { useDraftKey } from '../../auth/session/use-draft-key.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button, buttonStyles } from '../../ui/actions/button.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { KeptNotice } from '../../ui/drafts/kept-notice.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Combobox } from '../../ui/inputs/combobox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
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
  const t = useWords()
  const openStore = useOpenStore()
  const { countryCode = '', currency: usual = '' } = suggested ?? {}
  const kept = useDraft({ name: '', tagline: '', countryCode, currency: usual }, useDraftKey('open-store'))
  const { draft, change } = kept
  const place = places.find((known) => known.countryCode === draft.countryCode) ?? null
  const { form, faults, problem, error, isPending } = useEntryForm<'name' | 'countryCode' | 'currency' | 'tagline'>({
    check: ({ name }) => ({
      name: name.trim() === '' ? t('stores.opening.name.missing') : undefined,
      countryCode: place ? undefined : t('stores.opening.country.missing'),
    }),
    send: async () => {
      await openStore({ ...draft, name: draft.name.trim(), tagline: draft.tagline.trim() })
      kept.drop()
    },
  })
  return (
    <div className="mx-auto grid max-w-4xl gap-x-12 lg:grid-cols-[1fr_21rem]">
      <PageTitle title={t('stores.opening.title')} note={t('stores.opening.summary')} />
      <div className="mb-6 lg:sticky lg:top-[calc(var(--banners)+2rem)] lg:row-span-2 lg:mb-0 lg:self-start">
        <StorePreview name={draft.name} tagline={draft.tagline} place={place} origin={origin} />
      </div>
      <form {...form} className="grid content-start gap-5">
        <KeptNotice isKept={kept.isKept} onDiscard={kept.discard} />
        <Field label={t('stores.opening.name')} isRequired error={faults.name}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
              maxLength={60}
              autoComplete="organization"
            />
          )}
        </Field>
        {faults.name && <OwnStore error={error} />}
        <PlaceFields {...{ places, place, faults }} currency={draft.currency} onChange={change} />
        <Field label={t('stores.opening.tagline')} hint={t('stores.opening.tagline.hint')} error={faults.tagline}>
          {(control) => (
            <TextInput
              {...control}
              name="tagline"
              value={draft.tagline}
              onChange={(event) => change({ tagline: event.target.value })}
              maxLength={120}
            />
          )}
        </Field>
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" size="lg" isBusy={isPending}>
          {t('stores.opening.open')}
        </Button>
      </form>
    </div>
  )
}

/** Leads to the person's own store of that name: another tab has opened it, or a press whose answer was lost. */
function OwnStore({ error }: { error: Error | null }) {
  const t = useWords()
  const own = error instanceof ApiProblem && (error.current as { slug: string; name: string } | undefined)
  if (!own) return null
  return (
    <Link to="/dashboard" search={{ store: own.slug }} className={buttonStyles({ variant: 'outline' })}>
      {t('stores.opening.own', { store: own.name })}
    </Link>
  )
}

type PlaceFieldsProps = {
  places: Place[]
  place: Place | null
  currency: string
  faults: { countryCode?: string | undefined; currency?: string | undefined }
  onChange: (part: { countryCode?: string; currency?: string }) => void
}

/** The country of a store, and the currency of its prices: the country's own unless another one is chosen. */
function PlaceFields({ places, place, currency, faults, onChange }: PlaceFieldsProps) {
  const t = useWords()
  const currencies = [...new Set(places.map((known) => known.currency))].toSorted()
  const choose = (chosen: Place | null) =>
    onChange(chosen ? { countryCode: chosen.countryCode, currency: chosen.currency } : { countryCode: '' })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('stores.opening.country')} isRequired error={faults.countryCode}>
        {({ id }) => (
          <Combobox
            id={id}
            label={t('stores.opening.country')}
            items={places}
            value={place}
            onChange={choose}
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
      <Field label={t('stores.opening.currency')} isRequired error={faults.currency}>
        {(control) => (
          <Select
            {...control}
            name="currency"
            value={currency}
            onChange={(event) => onChange({ currency: event.target.value })}
          >
            {currency === '' && <option value="">{t('stores.opening.currency.choose')}</option>}
            {currencies.map((code) => (
              <option key={code} value={code}>
                {`${code} · ${currencyName(code)}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
