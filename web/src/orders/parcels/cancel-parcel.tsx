import type { Parcel } from '@makola/contract/parcels.ts'
import { formatMoney } from '@makola/money/format.ts'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
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
      title="Cancel this parcel?"
      description={`${consequence(parcel)} This cannot be undone.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="destructive" isBusy={move.isPending} onClick={cancel}>
            Cancel parcel
          </Button>
        </>
      }
    >
      <ReasonField reason={reason} onChange={setReason} isTried={isTried} />
      <MoveProblem move={move} step="cancel" />
    </Dialog>
  )
}

function consequence({ refundable }: Parcel): string {
  if (refundable.amount === 0) return 'The goods are for sale again. All of the money went back already.'
  return `${formatMoney(refundable)} goes back to the buyer and the goods are for sale again.`
}
