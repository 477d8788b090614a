import { readReportedMessage } from '@makola/contract/moderation/message-reports.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { ReadDialog } from '../../messages/staff/read-dialog.tsx'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
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
      {isOpen && <ReportedDialog reportId={reportId} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ReportedDialog({ reportId: id, onClose }: { reportId: string; onClose: () => void }) {
  const t = useWords()
  const reading = useMutation({ mutationFn: () => call(readReportedMessage, { params: { id } }) })
  return (
    <ReadDialog
      title={t('moderation.reports.read')}
      description={t('moderation.reports.read-text')}
      read={reading.data}
      reportedId={reading.data?.meta.messageId}
      isBusy={reading.isPending}
      onRead={() => reading.mutate()}
      onClose={onClose}
    >
      <FormProblem>{reading.error?.message ?? ''}</FormProblem>
    </ReadDialog>
  )
}
