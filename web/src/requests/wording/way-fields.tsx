import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type Way = { carrier: string; trackingNumber: string }
type WayFieldsProps = Way & {
  onChange: (part: Partial<Way>) => void
  /** The problem with the tracking number. */
  error?: string | undefined
  /** The tracking number has to be there. */
  isRequired?: boolean
}

/** The carrier and the tracking number of goods that one side sends to the other. */
export function WayFields({ carrier, trackingNumber, onChange, error, isRequired = false }: WayFieldsProps) {
  const t = useWords()
  return (
    <div className="grid gap-4">
      <Field label={t('requests.way.carrier')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={60}
            value={carrier}
            onChange={(event) => onChange({ carrier: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('requests.way.number')} isRequired={isRequired} error={error}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            value={trackingNumber}
            onChange={(event) => onChange({ trackingNumber: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
