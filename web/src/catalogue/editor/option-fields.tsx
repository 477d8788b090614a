import { Button } from '../../ui/actions/button.tsx'
import { Plus, Trash } from '../../ui/icons.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TagInput } from '../../ui/inputs/tag-input.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import type { OptionForm } from '../form/product-form.ts'
import type { Faults } from '../form/product-form-faults.ts'

const mostOptions = 3
const examples = [
  { name: 'catalogue.editor.example.size', values: 'catalogue.editor.example.sizes' },
  { name: 'catalogue.editor.example.colour', values: 'catalogue.editor.example.colours' },
  { name: 'catalogue.editor.example.material', values: 'catalogue.editor.example.materials' },
] as const

type OptionFieldsProps = {
  options: OptionForm[]
  onChange: (options: OptionForm[]) => void
  faults: Faults
  isDisabled: boolean
}

export function OptionFields({ options, onChange, faults, isDisabled }: OptionFieldsProps) {
  const t = useWords()
  const changeAt = (index: number, part: Partial<OptionForm>) =>
    onChange(options.map((option, at) => (at === index ? { ...option, ...part } : option)))
  return (
    <div className="grid gap-3">
      {options.map((option, index) => (
        <fieldset
          key={option.key}
          disabled={isDisabled}
          className="grid grid-cols-[1fr_auto] items-start gap-x-2 gap-y-3 sm:grid-cols-[10rem_1fr_auto]"
        >
          <legend className="sr-only">{t('catalogue.editor.option.number', { number: index + 1 })}</legend>
          <Field label={t('catalogue.editor.option.name')} isRequired error={faults[`/options/${index}/name`]}>
            {(control) => (
              <TextInput
                {...control}
                name={`/options/${index}/name`}
                maxLength={40}
                placeholder={exampleAt(index, 'name', t)}
                value={option.name}
                onChange={(event) => changeAt(index, { name: event.target.value })}
              />
            )}
          </Field>
          <Field
            label={t('catalogue.editor.option.values')}
            isRequired
            error={faults[`/options/${index}/values`]}
            className="max-sm:order-last max-sm:col-span-2"
          >
            {({ required: _, ...control }) => (
              <TagInput
                {...control}
                name={`/options/${index}/values`}
                noun="value"
                placeholder={exampleAt(index, 'values', t)}
                values={option.values}
                onChange={(values) => changeAt(index, { values })}
                disabled={isDisabled}
              />
            )}
          </Field>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('catalogue.editor.option.remove', { name: option.name || index + 1 })}
            onClick={() => onChange(options.filter((_, at) => at !== index))}
            className="mt-6"
          >
            <Trash aria-hidden="true" className="size-5" />
          </Button>
        </fieldset>
      ))}
      {options.length < mostOptions && (
        <Button
          variant="outline"
          size="sm"
          disabled={isDisabled}
          onClick={() => onChange([...options, { key: crypto.randomUUID(), name: '', values: [] }])}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('catalogue.editor.options.add', { count: options.length })}
        </Button>
      )}
    </div>
  )
}

function exampleAt(index: number, part: 'name' | 'values', t: Words): string {
  const example = examples[index]
  return example ? t(example[part]) : ''
}
