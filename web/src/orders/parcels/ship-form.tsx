import type { Parcel } from '@makola/contract/parcels.ts'
import { type FormEvent, useState } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import carriers from './carriers.json'
import { MoveProblem } from './move-problem.tsx'
import type { useMoveParcel } from './use-move-parcel.ts'

const another = 'another'

type ShipFormProps = { parcel: Parcel; refusal: string | null; move: ReturnType<typeof useMoveParcel> }

/** The carrier of the parcel, chosen or typed, and the tracking number. */
export function ShipForm({ parcel, refusal, move }: ShipFormProps) {
  const t = useWords()
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const carrier = (chosen === another ? typed : chosen).trim()
  const missing = isTried && carrier === '' ? t('orders.parcels.ship.choose-error') : undefined
  const problem = move.error instanceof ApiProblem ? move.error : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    setIsAsking(carrier !== '')
  }
  const number = trackingNumber.trim()
  const ship = () =>
    move.mutate(
      { step: 'ship', carrier, ...(number !== '' && { trackingNumber: number }) },
      { onSettled: () => setIsAsking(false) },
    )
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={t('orders.parcels.ship.form', { number: parcel.number })}
      className="mt-4 grid gap-4"
    >
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
        <Field label={t('orders.parcels.ship.carrier-name')} isRequired error={missing ?? problem?.errorAt('/carrier')}>
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
      <Field label={t('orders.parcels.ship.tracking-number')} error={problem?.errorAt('/trackingNumber')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={60}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={trackingNumber}
            onChange={(event) => setTrackingNumber(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" size="lg" className="w-full" disabled={refusal !== null} isBusy={move.isPending}>
          {t('orders.parcels.ship.mark')}
        </Button>
        {refusal && <p className="mt-1 text-small text-muted">{refusal}</p>}
      </div>
      <MoveProblem move={move} step="ship" />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('orders.parcels.ship.confirm.title', { carrier })}
        description={
          number === ''
            ? t('orders.parcels.ship.confirm.text-no-number')
            : t('orders.parcels.ship.confirm.text', { number })
        }
        confirmLabel={t('orders.parcels.ship.mark')}
        isBusy={move.isPending}
        onConfirm={ship}
      />
    </form>
  )
}
