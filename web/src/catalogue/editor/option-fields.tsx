import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TagInput } from '../../ui/inputs/tag-input.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import type { OptionForm } from '../form/product-form.ts'
import type { Faults } from '../form/product-form-faults.ts'

const mostOptions = 3
const examples = [
  ['Size', 'S, M, L'],
  ['Colour', 'Indigo, Clay'],
  ['Material', 'Cotton, Linen'],
] as const

type OptionFieldsProps = {
  options: OptionForm[]
  onChange: (options: OptionForm[]) => void
  faults: Faults
  isDisabled: boolean
}

export function OptionFields({ options, onChange, faults, isDisabled }: OptionFieldsProps) {
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
          <legend className="sr-only">Option {index + 1}</legend>
          <Field label="Option" isRequired error={faults[`/options/${index}/name`]}>
            {(control) => (
              <TextInput
                {...control}
                name={`/options/${index}/name`}
                maxLength={40}
                placeholder={examples[index]?.[0]}
                value={option.name}
                onChange={(event) => changeAt(index, { name: event.target.value })}
              />
            )}
          </Field>
          <Field
            label="Values"
            isRequired
            error={faults[`/options/${index}/values`]}
            className="max-sm:order-last max-sm:col-span-2"
          >
            {({ required: _, ...control }) => (
              <TagInput
                {...control}
                name={`/options/${index}/values`}
                noun="value"
                placeholder={examples[index]?.[1]}
                values={option.values}
                onChange={(values) => changeAt(index, { values })}
                disabled={isDisabled}
              />
            )}
          </Field>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove the option ${option.name || index + 1}`}
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
          {options.length === 0 ? 'Add an option' : 'Add another option'}
        </Button>
      )}
    </div>
  )
}
