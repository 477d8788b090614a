import { exportParcels, type ParcelOutcome, packParcels, shipParcels } from '@makola/contract/orders/bulk-parcels.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../shell/api/api-client.ts'
import { saveTable } from '../../shell/api/save-file.ts'
import { useRefusal } from '../../stores/membership/current-store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useBulkRun } from '../../ui/actions/use-bulk-run.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { refetchOrders } from '../sales/seller-queries.ts'
import { BulkOrdersRun } from './bulk-orders-run.tsx'
import type { ChosenParcel } from './chosen-parcel.ts'
import { type BulkVerb, OrdersBulkBar } from './orders-bulk-bar.tsx'
import { PrintedSlips } from './printed-slips.tsx'
import { type Shipment, ShipOrdersDialog } from './ship-orders-dialog.tsx'
import { SlipsDialog } from './slips-dialog.tsx'
import type { Slip } from './slips-query.ts'
import type { useChosenParcels } from './use-chosen-parcels.ts'

type BulkOrdersProps = {
  store: { id: string; slug: string }
  chosen: ReturnType<typeof useChosenParcels>
  /** The number of all that match. */
  total: number
}

/** The bar of the selected orders, with the dialogs of its steps. */
export function BulkOrders({ store, chosen, total }: BulkOrdersProps) {
  const [opened, setOpened] = useState<'ship' | 'slips'>()
  const [printed, setPrinted] = useState<readonly Slip[]>([])
  const { rows: parcels } = chosen
  const queryClient = useQueryClient()
  const [verb, setVerb] = useState<'pack' | 'ship'>('pack')
  const bulk = useBulkRun<ChosenParcel, ParcelOutcome>(() => refetchOrders(queryClient, store.id))
  const exporting = useExport(store)
  const refusal = useRefusal('parcels.move')
  const pack = () => {
    setVerb('pack')
    bulk.start({ items: parcels, send: (some, key) => sendPack(store.id, some, key) })
  }
  const ship = (shipment: Shipment) => {
    setOpened(undefined)
    setVerb('ship')
    bulk.start({ items: parcels, send: (some, key) => sendShip(store.id, some, shipment, key) })
  }
  const act = (chosenVerb: BulkVerb) => {
    if (chosenVerb === 'pack') pack()
    else if (chosenVerb === 'export') exporting.mutate(parcels.map(({ id }) => id))
    else setOpened(chosenVerb)
  }
  const goOn = (step: 'ship' | 'slips') => {
    bulk.close()
    setOpened(step)
  }
  return (
    <>
      <OrdersBulkBar
        count={parcels.length}
        more={parcels.length < total ? { total, isBusy: chosen.isSelectingAll, onSelect: chosen.selectAll } : undefined}
        refusal={refusal}
        isExporting={exporting.isPending}
        onAct={act}
        onClear={chosen.clear}
      />
      {bulk.run && (
        <BulkOrdersRun
          run={bulk.run}
          verb={verb}
          onStop={bulk.stop}
          onContinue={bulk.continue}
          onClose={() => {
            bulk.close()
            // Packed orders stay chosen, to be shipped next; shipped ones are done.
            if (verb === 'ship') chosen.clear()
          }}
          next={verb === 'pack' && <AfterPacking onChoose={goOn} />}
        />
      )}
      {opened === 'ship' && <ShipOrdersDialog parcels={parcels} onShip={ship} onClose={() => setOpened(undefined)} />}
      {opened === 'slips' && (
        <SlipsDialog
          storeId={store.id}
          parcels={parcels}
          onPrint={(slips) => {
            flushSync(() => setPrinted(slips))
            print()
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      <PrintedSlips slips={printed} />
    </>
  )
}

function AfterPacking({ onChoose }: { onChoose: (step: 'ship' | 'slips') => void }) {
  const t = useWords()
  return (
    <>
      <Button variant="outline" onClick={() => onChoose('slips')}>
        {t('orders.bulk.slips')}
      </Button>
      <Button variant="outline" onClick={() => onChoose('ship')}>
        {t('orders.bulk.ship-next')}
      </Button>
    </>
  )
}

type Some = readonly { id: string }[]

async function sendPack(storeId: string, some: Some, idempotencyKey: string) {
  const body = { ids: some.map(({ id }) => id) }
  return (await call(packParcels, { params: { id: storeId }, body, idempotencyKey })).data
}

async function sendShip(storeId: string, some: Some, { carrier, numbers }: Shipment, idempotencyKey: string) {
  const parcels = some.map(({ id }) => ({ id, trackingNumber: numbers.get(id) }))
  return (await call(shipParcels, { params: { id: storeId }, body: { carrier, parcels }, idempotencyKey })).data
}

function useExport(store: { id: string; slug: string }) {
  const t = useWords()
  return useMutation({
    mutationFn: async (ids: string[]) => {
      const table = await call(exportParcels, { params: { id: store.id }, body: { ids } })
      saveTable(table, `${store.slug}-orders.csv`)
    },
    onError: (error) => void toast.error(t('orders.bulk.export.failed'), { description: error.message }),
  })
}
