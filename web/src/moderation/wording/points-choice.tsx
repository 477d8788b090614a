import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type PointsChoiceProps = {
  label: string
  /** 0: no strike. */
  least: 0 | 1
  value: number
  onChange: (points: number) => void
}

/** The weight of a strike. */
export function PointsChoice({ label, least, value, onChange }: PointsChoiceProps) {
  const t = useWords()
  return (
    <Field label={label} hint={t('moderation.strikes.points-hint')} isRequired={least > 0}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {[0, 1, 2, 3].slice(least).map((points) => (
            <option key={points} value={points}>
              {t('moderation.strikes.points', { points })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
