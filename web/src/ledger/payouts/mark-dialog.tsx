import type { PayoutMark, RunPayout } from '@makola/contract/payouts.ts'
import { formatMoney } from '@makola/money/format.ts'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'

export type MarkQuestion = { payout: RunPayout; as: PayoutMark }

type MarkDialogProps = {
  question: MarkQuestion
  isBusy: boolean
  onMark: (note: string) => void
  onClose: () => void
}

/** Asks before a payout is closed: for the bank's reference, or the reason of the return. */
export function MarkDialog({ question: { payout, as }, isBusy, onMark, onClose }: MarkDialogProps) {
  const [note, setNote] = useState('')
  const hasFailed = as === 'failed'
  const { title, description, confirm } = wordsFor(payout, as)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant={hasFailed ? 'destructive' : 'default'} isBusy={isBusy} onClick={() => onMark(note.trim())}>
            {confirm}
          </Button>
        </>
      }
    >
      {as !== 'sent' && (
        <Field label={hasFailed ? 'Reason' : 'Bank reference'} hint="The store can read this, too." className="pb-4">
          {(control) => (
            <TextInput {...control} maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
      )}
    </Dialog>
  )
}

function wordsFor({ store, amount }: RunPayout, as: PayoutMark) {
  const money = formatMoney(amount)
  switch (as) {
    case 'sent':
      return {
        title: `Has the payout to ${store.name} been sent?`,
        description: `Confirm that ${money} has left your bank. It cannot be taken back to “to be sent”.`,
        confirm: 'Mark as sent',
      }
    case 'paid':
      return {
        title: `Has the payout to ${store.name} arrived?`,
        description: `Confirm that ${money} has arrived.`,
        confirm: 'Mark as paid',
      }
    case 'failed':
      return {
        title: `Did the payout to ${store.name} come back?`,
        description: `${money} is owed to the store again and goes out with the next run.`,
        confirm: 'Mark as returned',
      }
  }
}
