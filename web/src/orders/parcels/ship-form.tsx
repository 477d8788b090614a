import type { Parcel } from '@makola/contract/parcels.ts'
import { type FormEvent, useState } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { MoveProblem } from './move-problem.tsx'
import type { useMoveParcel } from './use-move-parcel.ts'

const carriers = [
  'DHL',
  'GIG Logistics',
  'Speedaf',
  'Aramex',
  'The Courier Guy',
  'FedEx',
  'UPS',
  'Royal Mail',
  'Own rider',
]
const another = 'another'

type ShipFormProps = { parcel: Parcel; refusal: string | null; move: ReturnType<typeof useMoveParcel> }

/** The carrier of the parcel, chosen or typed, and the tracking number. */
export function ShipForm({ parcel, refusal, move }: ShipFormProps) {
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const carrier = (chosen === another ? typed : chosen).trim()
  const missing = isTried && carrier === '' ? 'Choose a carrier.' : undefined
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
    <form noValidate onSubmit={submit} aria-label={`Ship ${parcel.number}`} className="mt-4 grid gap-4">
      <Field label="Carrier" isRequired error={chosen === another ? undefined : missing}>
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">Choose a carrier</option>
            {carriers.map((name) => (
              <option key={name}>{name}</option>
            ))}
            <option value={another}>Another one …</option>
          </Select>
        )}
      </Field>
      {chosen === another && (
        <Field label="Name of the carrier" isRequired error={missing ?? problem?.errorAt('/carrier')}>
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
      <Field label="Tracking number" error={problem?.errorAt('/trackingNumber')}>
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
          Mark as shipped
        </Button>
        {refusal && <p className="mt-1 text-small text-muted">{refusal}</p>}
      </div>
      <MoveProblem move={move} step="ship" />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Shipped with ${carrier}?`}
        description={`${number === '' ? 'There is no tracking number.' : `The tracking number is ${number}.`} The buyer gets an e-mail. This cannot be undone.`}
        confirmLabel="Mark as shipped"
        isBusy={move.isPending}
        onConfirm={ship}
      />
    </form>
  )
}
