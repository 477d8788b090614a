import { useMemo, useState } from 'react'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { CarrierField, useCarrier } from '../parcels/carrier-field.tsx'
import type { ChosenParcel } from './chosen-parcel.ts'
import { readTracking } from './read-tracking.ts'
import { ShipPreview } from './ship-preview.tsx'
import { TrackingFaults } from './tracking-faults.tsx'
import { TrackingUpload } from './tracking-upload.tsx'

export type Shipment = { carrier: string | undefined; numbers: ReadonlyMap<string, string> }

type ShipOrdersDialogProps = {
  parcels: readonly ChosenParcel[]
  onShip: (shipment: Shipment) => void
  onClose: () => void
}

/**
 * One carrier for all selected orders, their tracking numbers pasted or from a file, and what will be shipped. Orders that are picked up
 * have neither.
 */
export function ShipOrdersDialog({ parcels, onShip, onClose }: ShipOrdersDialogProps) {
  const t = useWords()
  const choice = useCarrier()
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const carried = useMemo(() => parcels.filter(({ isPickup }) => !isPickup), [parcels])
  const { numbers, faults } = useMemo(() => readTracking(text, carried), [text, carried])
  const isCarried = carried.length > 0
  const { carrier } = choice
  const submit = () => {
    setIsTried(true)
    if ((carrier !== '' || !isCarried) && faults.length === 0) onShip({ carrier: carrier || undefined, numbers })
  }
  const title = t('orders.bulk.ship.title', { count: parcels.length })
  return (
    <FormDialog
      title={title}
      description={t('orders.bulk.ship.text')}
      saveLabel={title}
      onSubmit={submit}
      onClose={onClose}
    >
      {isCarried && <CarrierField choice={choice} isMissing={isTried && carrier === ''} />}
      <div hidden={!isCarried}>
        <Field label={t('orders.bulk.ship.tracking')} hint={t('orders.bulk.ship.tracking-help')}>
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="max-h-40 tabular"
            />
          )}
        </Field>
        <TrackingUpload onRead={setText} />
      </div>
      <TrackingFaults faults={faults} />
      <ShipPreview parcels={parcels} numbers={numbers} />
    </FormDialog>
  )
}
