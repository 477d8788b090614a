import { readReportedMessage } from '@makola/contract/message-reports.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { MessageBubble } from '../../messages/thread/message-bubble.tsx'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** A button that says what reading means, and then shows a reported message with those around it. */
export function ReportedMessage({ reportId }: { reportId: string }) {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {t('moderation.reports.read')}
      </Button>
      {isOpen && <ReadDialog reportId={reportId} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ReadDialog({ reportId: id, onClose }: { reportId: string; onClose: () => void }) {
  const t = useWords()
  const reading = useMutation({ mutationFn: () => call(readReportedMessage, { params: { id } }) })
  const read = reading.data
  const names = read && { store: read.meta.thread.store.name, buyer: read.meta.thread.buyerName }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('moderation.reports.read')}
      {...(!read && { description: t('moderation.reports.read-text') })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(read ? 'ui.close' : 'ui.cancel')}
          </Button>
          {!read && (
            <Button isBusy={reading.isPending} onClick={() => reading.mutate()}>
              {t('messages.visit.send')}
            </Button>
          )}
        </>
      }
    >
      {read && names ? (
        <ol aria-label={t('messages.thread.list')} className="grid gap-3 py-2">
          {read.data.toReversed().map((message) => (
            <MessageBubble
              key={message.id}
              {...{ message, names }}
              side={null}
              isReported={message.id === read.meta.messageId}
            />
          ))}
        </ol>
      ) : (
        <FormProblem>{reading.error?.message ?? ''}</FormProblem>
      )}
    </Dialog>
  )
}
