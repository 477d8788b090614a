import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { CarrierField, useCarrier } from './carrier-field.tsx'
import { MoveProblem } from './move-problem.tsx'
import { type Shipment, shipmentKey, type useMoveParcel } from './use-move-parcel.ts'

type ShipFormProps = { parcel: Parcel; refusal: string | null; move: ReturnType<typeof useMoveParcel> }

/** The carrier of the parcel, chosen or typed, and the tracking number. */
export function ShipForm({ parcel, refusal, move }: ShipFormProps) {
  const t = useWords()
  const client = useQueryClient()
  const [undone] = useState(() => client.getQueryData<Shipment>(shipmentKey(parcel)))
  const choice = useCarrier(undone?.carrier)
  const { carrier } = choice
  const [trackingNumber, setTrackingNumber] = useState(undone?.trackingNumber ?? '')
  const [isTried, setIsTried] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const problem = move.error instanceof ApiProblem ? move.error : undefined
  const number = trackingNumber.trim()
  const ship = () =>
    move.mutate(
      { step: 'ship', carrier, ...(number !== '' && { trackingNumber: number }) },
      { onSettled: () => setIsAsking(false) },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (carrier === '') return
    // Nobody types a tracking number by mistake; one press without it might be.
    if (number === '') setIsAsking(true)
    else ship()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={t('orders.parcels.ship.form', { number: parcel.number })}
      className="mt-4 grid gap-4"
    >
      <CarrierField choice={choice} isMissing={isTried && carrier === ''} error={problem?.errorAt('/carrier')} />
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
        description={t('orders.parcels.ship.confirm.text')}
        confirmLabel={t('orders.parcels.ship.mark')}
        isBusy={move.isPending}
        onConfirm={ship}
      />
    </form>
  )
}
