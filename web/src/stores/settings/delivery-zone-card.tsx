import { countryName } from '@makola/countries/names.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import { Plus, Trash, X } from '../../ui/icons.ts'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Combobox } from '../../ui/inputs/combobox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { Place } from '../opening/open-store-page.tsx'
import { emptyOption, type OptionDraft, type ZoneDraft } from './delivery-draft.ts'
import { DeliveryOptionRow } from './delivery-option-row.tsx'
import type { Faults } from './use-saving.ts'

type DeliveryZoneCardProps = {
  zone: ZoneDraft
  /** Its index in the request, for its faults. */
  path: string
  faults: Faults
  currency: string
  places: Place[]
  canBeEverywhere: boolean
  onChange: (part: Partial<ZoneDraft>) => void
  onRemove: () => void
}

/** Some countries, and the delivery options for them. */
export function DeliveryZoneCard(props: DeliveryZoneCardProps) {
  const t = useWords()
  const { zone, path, faults, currency, onChange, onRemove } = props
  const changeOption = (index: number, part: Partial<OptionDraft>) =>
    onChange({ options: zone.options.map((option, at) => (at === index ? { ...option, ...part } : option)) })
  return (
    <Card aria-label={zone.name || t('stores.delivery.new')} className="grid gap-5">
      <div className="flex items-end gap-2">
        <Field label={t('stores.delivery.name')} isRequired error={faults[`${path}/name`]} className="grow">
          {(control) => (
            <TextInput
              {...control}
              value={zone.name}
              maxLength={60}
              placeholder={t('stores.delivery.name.example')}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          )}
        </Field>
        <Button
          variant="ghost"
          size="icon"
          aria-label={zone.name ? t('stores.delivery.remove', { name: zone.name }) : t('stores.delivery.remove-new')}
          onClick={onRemove}
        >
          <Trash aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <ZoneCountries {...props} />
      <div className="grid gap-4">
        {zone.options.map((option, index) => (
          <DeliveryOptionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an option has no name of its own until one is typed
            key={index}
            option={option}
            path={`${path}/options/${index}`}
            faults={faults}
            currency={currency}
            onChange={(part) => changeOption(index, part)}
            onRemove={
              zone.options.length > 1
                ? () => onChange({ options: zone.options.filter((_, at) => at !== index) })
                : undefined
            }
          />
        ))}
      </div>
      {zone.options.length < 6 && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onChange({ options: [...zone.options, emptyOption] })}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('stores.delivery.add-option')}
        </Button>
      )}
    </Card>
  )
}

function ZoneCountries({ zone, path, faults, places, canBeEverywhere, onChange }: DeliveryZoneCardProps) {
  const t = useWords()
  const free = places.filter(({ countryCode }) => !zone.countryCodes.includes(countryCode))
  return (
    <div className="grid gap-3">
      {canBeEverywhere && (
        <Checkbox
          label={t('stores.delivery.everywhere')}
          checked={zone.isEverywhere}
          onChange={(event) => onChange({ isEverywhere: event.target.checked })}
        />
      )}
      {!zone.isEverywhere && (
        <>
          <ul className="flex flex-wrap gap-2 empty:hidden" aria-label={t('stores.delivery.countries')}>
            {zone.countryCodes.map((code) => (
              <li
                key={code}
                className="inline-flex items-center gap-2 rounded-full border border-line bg-sunken ps-3 text-small font-medium"
              >
                <Flag countryCode={code} />
                {countryName(code)}
                <button
                  type="button"
                  aria-label={t('stores.delivery.remove', { name: countryName(code) })}
                  onClick={() => onChange({ countryCodes: zone.countryCodes.filter((other) => other !== code) })}
                  className="relative grid size-8 place-items-center rounded-full after:absolute after:-inset-1.5 hover:text-danger-text"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </li>
            ))}
          </ul>
          <Field
            label={t('stores.delivery.add-country')}
            isRequired
            error={faults[`${path}/countryCodes`]}
            className="max-w-sm"
          >
            {({ id }) => (
              <Combobox
                id={id}
                label={t('stores.delivery.add-country')}
                items={free}
                value={null}
                onChange={(place) => place && onChange({ countryCodes: [...zone.countryCodes, place.countryCode] })}
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
        </>
      )}
    </div>
  )
}
