import { Card } from '../../ui/display/card.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import { TagInput } from '../../ui/inputs/tag-input.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { ProductFieldsProps } from './product-form-view.tsx'

/** Fields for finding and shipping it. */
export function ProductLabels({ editor, locks }: ProductFieldsProps) {
  const t = useWords()
  const { form, faults, change } = editor
  return (
    <Card aria-label={t('catalogue.editor.labels')} className="grid gap-5">
      <Field label={t('catalogue.editor.tags')} error={faults['/tags']} hint={t('catalogue.editor.tags.hint')}>
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
      <Field label={t('catalogue.editor.brand')} error={faults['/brand']}>
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
      <Field label={t('catalogue.editor.weight')} error={faults['/weightGrams']}>
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
      <Switch
        label={t('catalogue.editor.featured')}
        hint={locks.featuring ? t('catalogue.editor.featured.locked') : t('catalogue.editor.featured.hint')}
        isOn={form.isFeatured}
        onChange={(isFeatured) => change({ isFeatured })}
        isDisabled={locks.featuring}
      />
    </Card>
  )
}
