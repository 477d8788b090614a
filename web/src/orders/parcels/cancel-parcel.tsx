import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { ReasonField } from '../refunds/reason-field.tsx'
import { MoveProblem } from './move-problem.tsx'
import type { useMoveParcel } from './use-move-parcel.ts'

type CancelParcelProps = {
  isOpen: boolean
  onClose: () => void
  parcel: Parcel
  move: ReturnType<typeof useMoveParcel>
}

/** Asks for a reason before a parcel is cancelled: the buyer reads it. */
export function CancelParcel({ isOpen, onClose, parcel, move }: CancelParcelProps) {
  const t = useWords()
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const cancel = () => {
    setIsTried(true)
    if (reason.trim() !== '') move.mutate({ step: 'cancel', reason: reason.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.parcels.cancel.title')}
      description={consequence(parcel, t)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('orders.parcels.cancel.keep')}
          </Button>
          <Button variant="destructive" isBusy={move.isPending} onClick={cancel}>
            {t('orders.parcels.cancel.confirm')}
          </Button>
        </>
      }
    >
      <ReasonField reason={reason} onChange={setReason} isTried={isTried} />
      <MoveProblem move={move} step="cancel" />
    </Dialog>
  )
}

function consequence({ refundable, cashDue }: Parcel, t: Words): string {
  if (refundable.amount === 0) return t('orders.parcels.cancel.text-refunded')
  if (cashDue) return t('orders.parcels.cancel.text-unpaid')
  return t('orders.parcels.cancel.text', { refund: refundable })
}
