import type { ModerationReason } from '@makola/contract/reviews/reviews.ts'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { reasonNames, reasons } from './reason-names.ts'

type ReasonFormProps = {
  title: string
  description?: string
  /** The button's verb. */
  label: string
  isBusy: boolean
  onSend: (reason: ModerationReason) => void
  onClose: () => void
}

/** Asks for one of the public reasons. */
export function ReasonForm({ title, description, label, isBusy, onSend, onClose }: ReasonFormProps) {
  const t = useWords()
  const [reason, setReason] = useState<ModerationReason>()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      {...(description !== undefined && { description })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button disabled={!reason} isBusy={isBusy} onClick={() => reason && onSend(reason)}>
            {label}
          </Button>
        </>
      }
    >
      <RadioCards
        legend={t('reviews.reason')}
        name="reason"
        cards={reasons.map((value) => ({ value, title: t(reasonNames[value]) }))}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  )
}
