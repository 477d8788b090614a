import type { ImportReport } from '@makola/contract/catalogue/product-imports.ts'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { ImportChoice } from './send-import.ts'

const mostStock = 1_000_000

type ImportChoicesProps = { report: ImportReport; choice: ImportChoice; onChange: (choice: ImportChoice) => void }

/** The seller's choices before a table is imported. */
export function ImportChoices({ report, choice, onChange }: ImportChoicesProps) {
  const t = useWords()
  const { stockUnsaid } = report
  return (
    <div className="my-3 grid">
      {stockUnsaid > 0 && (
        <Field
          className="mt-2 mb-3 max-w-md"
          isRequired
          label={t('catalogue.import.choices.stock', { count: stockUnsaid })}
          hint={t('catalogue.import.choices.stock-hint')}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={String(choice.stock)}
              onChange={({ target }) => {
                const digits = target.value.replaceAll(/\D/g, '').slice(0, 7)
                onChange({ ...choice, stock: Math.min(Number(digits), mostStock) })
              }}
            />
          )}
        </Field>
      )}
      {report.refused > 0 && (
        <Checkbox
          label={t('catalogue.import.choices.skip')}
          checked={choice.skipRefused}
          onChange={(event) => onChange({ ...choice, skipRefused: event.target.checked })}
        />
      )}
      {report.created > 0 && (
        <Checkbox
          label={t('catalogue.import.choices.draft')}
          checked={choice.asDraft}
          onChange={(event) => onChange({ ...choice, asDraft: event.target.checked })}
        />
      )}
    </div>
  )
}
