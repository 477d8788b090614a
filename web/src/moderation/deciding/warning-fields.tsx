import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { useWords } from '../../ui/words/use-words.ts'

export type Warning = { isWarned: boolean; warning: string }

type WarningFieldsProps = { given: Warning; change: (typed: Partial<Warning>) => void; isTried: boolean }

/** Offers to tell those who have bought the product, and asks for the words. */
export function WarningFields({ given: { isWarned, warning }, change, isTried }: WarningFieldsProps) {
  const t = useWords()
  return (
    <div className="grid gap-2">
      <Checkbox
        label={t('moderation.down.warn')}
        checked={isWarned}
        onChange={(event) => change({ isWarned: event.target.checked })}
      />
      {isWarned && (
        <Field
          label={t('moderation.down.warning')}
          hint={t('moderation.down.warning-hint')}
          isRequired
          error={isTried && warning.trim() === '' ? t('moderation.missing') : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={2000}
              value={warning}
              onChange={(event) => change({ warning: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
