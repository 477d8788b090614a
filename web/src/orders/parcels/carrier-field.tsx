import { useState } from 'react'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import carriers from './carriers.json'

const another = 'another'

/** The carrier chosen or typed, trimmed: empty until there is one. It begins with the carrier given. */
export function useCarrier(first = '') {
  const t = useWords()
  const isListed = first === '' || [...carriers, t('orders.parcels.ship.own-rider')].includes(first)
  const [chosen, setChosen] = useState(isListed ? first : another)
  const [typed, setTyped] = useState(isListed ? '' : first)
  return { chosen, setChosen, typed, setTyped, carrier: (chosen === another ? typed : chosen).trim() }
}

type CarrierFieldProps = {
  choice: ReturnType<typeof useCarrier>
  /** The form was sent without a carrier. */
  isMissing: boolean
  /** What the shop says of the typed name. */
  error?: string | undefined
}

/** A carrier from the list, or another one by its name. */
export function CarrierField({ choice, isMissing, error }: CarrierFieldProps) {
  const t = useWords()
  const { chosen, setChosen, typed, setTyped } = choice
  const missing = isMissing ? t('orders.parcels.ship.choose-error') : undefined
  return (
    <>
      <Field label={t('orders.parcels.ship.carrier')} isRequired error={chosen === another ? undefined : missing}>
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{t('orders.parcels.ship.choose')}</option>
            {[...carriers, t('orders.parcels.ship.own-rider')].map((name) => (
              <option key={name}>{name}</option>
            ))}
            <option value={another}>{t('orders.parcels.ship.another')}</option>
          </Select>
        )}
      </Field>
      {chosen === another && (
        <Field label={t('orders.parcels.ship.carrier-name')} isRequired error={missing ?? error}>
          {(control) => (
            <TextInput
              {...control}
              autoFocus
              maxLength={60}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
    </>
  )
}
