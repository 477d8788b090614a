import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { MoveProblem } from './move-problem.tsx'
import type { useMoveParcel } from './use-move-parcel.ts'

type ReturnParcelProps = { isOpen: boolean; onClose: () => void; move: ReturnType<typeof useMoveParcel> }

/** Asks if returned goods can be sold again. */
export function ReturnParcel({ isOpen, onClose, move }: ReturnParcelProps) {
  const [condition, setCondition] = useState<'good' | 'bad'>('good')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Did it come back?"
      description="No money moves yet: you decide about that next."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            isBusy={move.isPending}
            onClick={() => move.mutate({ step: 'return', restock: condition === 'good' }, { onSuccess: onClose })}
          >
            It came back
          </Button>
        </>
      }
    >
      <RadioCards
        legend="Can it be sold again?"
        name="condition"
        value={condition}
        onChange={setCondition}
        cards={[
          { value: 'good', title: 'Yes, put it back on the shelf', detail: 'Its units are added to your stock.' },
          { value: 'bad', title: 'No', detail: 'Your stock stays as it is.' },
        ]}
      />
      <MoveProblem move={move} step="return" />
    </Dialog>
  )
}
