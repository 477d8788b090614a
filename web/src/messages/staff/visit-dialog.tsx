import type { VisitCause } from '@makola/contract/messages.ts'
import type { Key } from '@makola/words/messages.ts'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { MessageBubble } from '../thread/message-bubble.tsx'
import { useVisit } from './queries.ts'

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
  const read = visit.data
  const names = read && { store: read.meta.thread.store.name, buyer: read.meta.thread.buyerName }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('messages.visit.title', { number })}
      {...(!read && { description: t('messages.visit.text') })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(read ? 'ui.close' : 'ui.cancel')}
          </Button>
          {!read && (
            <Button isBusy={visit.isPending} onClick={send}>
              {t('messages.visit.send')}
            </Button>
          )}
        </>
      }
    >
      {read && names ? (
        <ol aria-label={t('messages.thread.list')} className="grid gap-3 py-2">
          {read.data.toReversed().map((message) => (
            <MessageBubble key={message.id} message={message} side={null} names={names} />
          ))}
        </ol>
      ) : (
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
              <TextArea
                {...control}
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </Dialog>
  )
}
