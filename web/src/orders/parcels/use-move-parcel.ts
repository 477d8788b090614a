import {
  cancelParcel,
  deliverParcel,
  type Parcel,
  packParcel,
  returnParcel,
  shipParcel,
  unshipParcel,
} from '@makola/contract/orders/parcels.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { toast } from '../../ui/messages/toast.ts'
import { undoAction } from '../../ui/messages/undo-action.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { parcelQuery, refetchOrders } from '../sales/seller-queries.ts'

export type Shipment = { carrier: string; trackingNumber?: string }

/** Keeps the shipment as it was sent: an undo takes it off the parcel, and the form offers it again. */
export const shipmentKey = ({ id, store }: Parcel) => ['orders', store.id, 'shipment', id]

export type ParcelMove =
  | { step: 'pack' | 'deliver' }
  /** Without a carrier: the buyer picks it up. */
  | ({ step: 'ship' } & Partial<Shipment>)
  | { step: 'cancel'; reason: string }
  | { step: 'return'; restock: boolean }

const done = {
  pack: 'orders.parcels.pack.done',
  ship: 'orders.parcels.ship.done',
  deliver: 'orders.parcels.deliver.done',
  cancel: 'orders.parcels.cancel.done',
  return: 'orders.parcels.return.done',
} as const satisfies Record<ParcelMove['step'], string>

const donePickup = {
  ...done,
  pack: 'orders.parcels.pack.done-pickup',
  ship: 'orders.parcels.ready.done',
  deliver: 'orders.parcels.collected.done',
} as const

/** Moves a parcel on; a press on *Mark as shipped* can be undone for a moment. When somebody else was faster, the page shows their change. */
export function useMoveParcel(parcel: Parcel, id: string) {
  const t = useWords()
  const queryClient = useQueryClient()
  const undo = useUnship(parcel, id)
  return useMutation({
    mutationFn: (move: ParcelMove) => send(parcel.id, move),
    onSuccess: ({ data }, move) => {
      const { step } = move
      if (step === 'ship' && move.carrier) {
        const { carrier, trackingNumber } = move
        queryClient.setQueryData<Shipment>(shipmentKey(parcel), { carrier, ...(trackingNumber && { trackingNumber }) })
      }
      queryClient.setQueryData(parcelQuery(parcel.store.id, id).queryKey, data)
      void toast.success(
        t(doneText(parcel, step)),
        step === 'ship' ? undoAction(t('orders.parcels.ship.undo'), undo) : {},
      )
    },
    onError: (error) => tellRefusal(error, t),
    onSettled: () => refetchOrders(queryClient, parcel.store.id),
  })
}

function doneText({ pickup, cashDue }: Parcel, step: ParcelMove['step']) {
  if (step === 'cancel' && cashDue) return 'orders.parcels.cancel.done-unpaid'
  return (pickup ? donePickup : done)[step]
}

function useUnship(parcel: Parcel, id: string): () => void {
  const t = useWords()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => call(unshipParcel, { params: { id: parcel.id } }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(parcelQuery(parcel.store.id, id).queryKey, data)
      void toast.success(t('orders.parcels.ship.undone'))
    },
    onError: (error) => tellRefusal(error, t),
    onSettled: () => refetchOrders(queryClient, parcel.store.id),
  })
  return mutate
}

function tellRefusal(error: Error, t: Words): void {
  const isLate = error instanceof ApiProblem && error.status === 409
  const title = isLate ? t('orders.parcels.refused.changed') : t('orders.parcels.refused.other')
  void toast.error(title, { description: error.message })
}

function send(id: string, move: ParcelMove): Promise<{ data: Parcel }> {
  const params = { id }
  switch (move.step) {
    case 'pack':
      return call(packParcel, { params })
    case 'deliver':
      return call(deliverParcel, { params })
    case 'ship':
      return call(shipParcel, { params, body: { carrier: move.carrier, trackingNumber: move.trackingNumber } })
    case 'cancel':
      return call(cancelParcel, { params, body: { reason: move.reason } })
    case 'return':
      return call(returnParcel, { params, body: { restock: move.restock } })
  }
}
