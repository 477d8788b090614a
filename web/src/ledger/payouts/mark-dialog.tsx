import type { PayoutMark, RunPayout } from '@makola/contract/ledger/payouts.ts'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'

const titles = {
  sent: 'ledger.mark.sent-title',
  paid: 'ledger.mark.paid-title',
  failed: 'ledger.mark.failed-title',
} as const

const texts = {
  sent: 'ledger.mark.sent-text',
  paid: 'ledger.mark.paid-text',
  failed: 'ledger.mark.failed-text',
} as const

const submits = {
  sent: 'ledger.mark.sent-submit',
  paid: 'ledger.mark.paid-submit',
  failed: 'ledger.mark.failed-submit',
} as const

export type MarkQuestion = { payout: RunPayout; as: PayoutMark }

type MarkDialogProps = {
  question: MarkQuestion
  isBusy: boolean
  onMark: (note: string) => void
  onClose: () => void
}

/** Asks before a payout is closed: for the bank's reference, or the reason of the return. */
export function MarkDialog({ question: { payout, as }, isBusy, onMark, onClose }: MarkDialogProps) {
  const t = useWords()
  const [note, setNote] = useState('')
  const hasFailed = as === 'failed'
  const { store, amount } = payout
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(titles[as], { store: store.name })}
      description={t(texts[as], { money: amount })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button variant={hasFailed ? 'destructive' : 'default'} isBusy={isBusy} onClick={() => onMark(note.trim())}>
            {t(submits[as])}
          </Button>
        </>
      }
    >
      {as !== 'sent' && (
        <Field
          label={hasFailed ? t('ledger.mark.reason') : t('ledger.mark.reference')}
          hint={t('ledger.mark.note-hint')}
          className="pb-4"
        >
          {(control) => (
            <TextInput {...control} maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
      )}
    </Dialog>
  )
}
