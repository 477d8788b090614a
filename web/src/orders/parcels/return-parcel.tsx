import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { MoveProblem } from './move-problem.tsx'
import type { useMoveParcel } from './use-move-parcel.ts'

type ReturnParcelProps = {
  isOpen: boolean
  onClose: () => void
  /** The buyer has not paid its cash. */
  isUnpaid: boolean
  move: ReturnType<typeof useMoveParcel>
}

/** Asks if returned goods can be sold again. */
export function ReturnParcel({ isOpen, onClose, isUnpaid, move }: ReturnParcelProps) {
  const t = useWords()
  const [condition, setCondition] = useState<'good' | 'bad'>('good')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.parcels.return.title')}
      description={t(isUnpaid ? 'orders.parcels.return.text-unpaid' : 'orders.parcels.return.text')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            isBusy={move.isPending}
            onClick={() => move.mutate({ step: 'return', restock: condition === 'good' }, { onSuccess: onClose })}
          >
            {t('orders.parcels.return.mark')}
          </Button>
        </>
      }
    >
      <RadioCards
        legend={t('orders.parcels.return.condition')}
        name="condition"
        value={condition}
        onChange={setCondition}
        cards={[
          { value: 'good', title: t('orders.parcels.return.good'), detail: t('orders.parcels.return.good-text') },
          { value: 'bad', title: t('orders.parcels.return.bad'), detail: t('orders.parcels.return.bad-text') },
        ]}
      />
      <MoveProblem move={move} step="return" />
    </Dialog>
  )
}
