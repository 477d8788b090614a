import { Card } from '../../ui/display/card.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import { TagInput } from '../../ui/inputs/tag-input.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import type { ProductFieldsProps } from './product-form-view.tsx'

/** Fields for finding and shipping it. */
export function ProductLabels({ editor, locks }: ProductFieldsProps) {
  const { form, faults, change } = editor
  return (
    <Card aria-label="Labels" className="grid gap-5">
      <Switch
        label="Featured"
        hint={
          locks.featuring
            ? 'On the home page. Only the marketplace’s team can change this.'
            : 'On the home page and under Featured.'
        }
        isOn={form.isFeatured}
        onChange={(isFeatured) => change({ isFeatured })}
        isDisabled={locks.featuring}
      />
      <Field label="Tags" error={faults['/tags']} hint="Words that shoppers may search for.">
        {({ required: _, ...control }) => (
          <TagInput
            {...control}
            name="/tags"
            noun="tag"
            values={form.tags}
            onChange={(tags) => change({ tags })}
            max={20}
            maxLength={40}
            disabled={locks.details}
          />
        )}
      </Field>
      <Field label="Brand" error={faults['/brand']}>
        {(control) => (
          <TextInput
            {...control}
            name="/brand"
            maxLength={80}
            disabled={locks.details}
            value={form.brand}
            onChange={(event) => change({ brand: event.target.value })}
          />
        )}
      </Field>
      <Field label="Weight in grams" error={faults['/weightGrams']}>
        {(control) => (
          <TextInput
            {...control}
            name="/weightGrams"
            inputMode="numeric"
            autoComplete="off"
            disabled={locks.details}
            value={form.weightGrams}
            onChange={(event) => change({ weightGrams: event.target.value })}
            className="tabular"
          />
        )}
      </Field>
    </Card>
  )
}
