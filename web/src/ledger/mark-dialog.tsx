import type { PayoutMark, RunPayout } from '@makola/contract/payouts.ts'
import { formatMoney } from '@makola/money/format.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'

export type MarkQuestion = { payout: RunPayout; as: PayoutMark }

type MarkDialogProps = {
  question: MarkQuestion
  isBusy: boolean
  onMark: (note: string) => void
  onClose: () => void
}

/** Asks before a payout is closed: what the bank calls it, or why it came back. */
export function MarkDialog({ question: { payout, as }, isBusy, onMark, onClose }: MarkDialogProps) {
  const [note, setNote] = useState('')
  const hasFailed = as === 'failed'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={hasFailed ? `Did the payout to ${payout.store.name} come back?` : `Was ${payout.store.name} paid?`}
      description={
        hasFailed
          ? `${formatMoney(payout.amount)} is owed to the store again, and goes out with the next run.`
          : `${formatMoney(payout.amount)} has arrived.`
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant={hasFailed ? 'destructive' : 'default'} isBusy={isBusy} onClick={() => onMark(note.trim())}>
            {hasFailed ? 'It came back' : 'It is paid'}
          </Button>
        </>
      }
    >
      <Field label={hasFailed ? 'Why' : 'What the bank calls it'} hint="The store reads it, too." className="pb-4">
        {(control) => (
          <TextInput {...control} maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
    </Dialog>
  )
}
