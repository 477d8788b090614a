import { Button } from '../../ui/actions/button.tsx'
import { X } from '../../ui/icons.ts'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { OptionDraft } from './delivery-draft.ts'
import type { Faults } from './use-saving.ts'

type DeliveryOptionRowProps = {
  option: OptionDraft
  path: string
  faults: Faults
  currency: string
  onChange: (part: Partial<OptionDraft>) => void
  /** Not for the last one: countries without an option get nothing. */
  onRemove: (() => void) | undefined
}

/** One delivery option: name, price, days. */
export function DeliveryOptionRow({ option, path, faults, currency, onChange, onRemove }: DeliveryOptionRowProps) {
  const t = useWords()
  const days = (name: 'minDays' | 'maxDays') => ({
    inputMode: 'numeric' as const,
    value: option[name],
    maxLength: 3,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <fieldset className="relative grid grid-cols-2 items-start gap-x-3 gap-y-4 rounded-md bg-sunken p-4 lg:grid-cols-[2fr_1.3fr_1.3fr_0.8fr_0.8fr]">
      <legend className="sr-only">{option.name || t('stores.delivery.option.new')}</legend>
      <Field
        label={t('stores.delivery.option.name')}
        isRequired
        error={faults[`${path}/name`]}
        className="max-lg:col-span-2"
      >
        {(control) => (
          <TextInput
            {...control}
            value={option.name}
            maxLength={60}
            placeholder={t('stores.delivery.option.name.example')}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('stores.delivery.option.price')} isRequired error={faults[`${path}/priceMinor`]}>
        {(control) => (
          <MoneyInput {...control} currency={currency} value={option.price} onChange={(price) => onChange({ price })} />
        )}
      </Field>
      <Field label={t('stores.delivery.option.free-from')} error={faults[`${path}/freeOverMinor`]}>
        {(control) => (
          <MoneyInput
            {...control}
            currency={currency}
            value={option.freeOver}
            onChange={(freeOver) => onChange({ freeOver })}
          />
        )}
      </Field>
      <Field label={t('stores.delivery.option.min-days')} isRequired error={faults[`${path}/minDays`]}>
        {(control) => <TextInput {...control} {...days('minDays')} />}
      </Field>
      <Field label={t('stores.delivery.option.max-days')} isRequired error={faults[`${path}/maxDays`]}>
        {(control) => <TextInput {...control} {...days('maxDays')} />}
      </Field>
      <div className="col-span-full grid items-start gap-x-3 gap-y-2 lg:grid-cols-[2fr_4.2fr]">
        <Checkbox
          label={t('stores.delivery.option.pickup')}
          checked={option.isPickup}
          onChange={(event) => onChange({ isPickup: event.target.checked })}
        />
        {option.isPickup && (
          <Field
            label={t('stores.delivery.option.address')}
            hint={t('stores.delivery.option.address.hint')}
            error={faults[`${path}/pickup/address`]}
          >
            {(control) => (
              <TextInput
                {...control}
                value={option.pickupAddress}
                maxLength={200}
                placeholder={t('stores.delivery.option.address.example')}
                onChange={(event) => onChange({ pickupAddress: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
      {onRemove && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={
            option.name
              ? t('stores.delivery.option.remove', { name: option.name })
              : t('stores.delivery.option.remove-new')
          }
          onClick={onRemove}
          className="absolute! top-1 end-1"
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      )}
    </fieldset>
  )
}
