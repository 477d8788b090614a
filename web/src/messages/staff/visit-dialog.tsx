import type { VisitCause } from '@makola/contract/messages/messages.ts'
import type { Key } from '@makola/words/messages.ts'
import { useState } from 'react'
import { Field } from '../../ui/inputs/field.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useVisit } from './queries.ts'
import { ReadDialog } from './read-dialog.tsx'

const causeNames = {
  report: 'messages.visit.report',
  escalation: 'messages.visit.escalation',
  dispute: 'messages.visit.dispute',
  'lawful-order': 'messages.visit.lawful-order',
} as const satisfies Record<VisitCause, Key>
const causes = Object.keys(causeNames) as VisitCause[]

type VisitDialogProps = { parcelId: string; number: string; onClose: () => void }

/** Asks for the reason first; then the conversation is shown, and both sides see who reads it. */
export function VisitDialog({ parcelId, number, onClose }: VisitDialogProps) {
  const t = useWords()
  const visit = useVisit(parcelId)
  const [cause, setCause] = useState<VisitCause>('report')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isEmpty = reason.trim() === ''
  const send = () => {
    setIsTried(true)
    if (!isEmpty) visit.mutate({ cause, reason: reason.trim() })
  }
  return (
    <ReadDialog
      title={t('messages.visit.title', { number })}
      description={t('messages.visit.text')}
      read={visit.data}
      isBusy={visit.isPending}
      onRead={send}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <RadioCards
          legend={t('messages.visit.cause')}
          name="cause"
          value={cause}
          onChange={setCause}
          cards={causes.map((value) => ({ value, title: t(causeNames[value]) }))}
        />
        <Field
          label={t('messages.visit.reason')}
          isRequired
          error={isTried && isEmpty ? t('ui.reason-missing') : visit.error?.message}
        >
          {(control) => (
            <TextArea {...control} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
      </div>
    </ReadDialog>
  )
}
