import type { SaidOfMessage } from '@makola/contract/moderation/message-reports.ts'
import type { Key } from '@makola/words/messages.ts'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { type ReportDraft, ReportForm } from '../../auth/forms/report-form.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

export type MessageReport = SaidOfMessage & { messageId: string }

const reasonNames = {
  abuse: 'messages.report.abuse',
  scam: 'messages.report.scam',
  'personal-data': 'messages.report.personal-data',
  other: 'messages.report.other',
} as const satisfies Record<SaidOfMessage['reason'], Key>
const reasons = Object.keys(reasonNames) as SaidOfMessage['reason'][]

const nothing: ReportDraft<SaidOfMessage['reason']> = { reason: '', text: '' }

type ReportDialogProps = {
  messageId: string
  report: UseMutationResult<unknown, Error, MessageReport>
  onClose: () => void
}

/** Asks what is wrong with a message, and sends it to the staff. */
export function ReportDialog({ messageId, report, onClose }: ReportDialogProps) {
  const t = useWords()
  const { draft, change, drop } = useDraft(nothing, `report:${messageId}`)
  const [isTried, setIsTried] = useState(false)
  const { reason, text } = draft
  const submit = () => {
    setIsTried(true)
    if (reason === '' || report.isPending) return
    const onSuccess = () => {
      void toast.success(t('messages.report.sent'))
      drop()
      onClose()
    }
    report.mutate({ messageId, reason, text: text.trim() }, { onSuccess })
  }
  return (
    <ReportForm
      title={t('messages.report.title')}
      description={t('messages.report.text')}
      labels={{
        reason: t('messages.report.reason'),
        text: t('messages.report.words'),
        send: t('messages.report.send'),
      }}
      reasons={reasons.map((value) => ({ value, title: t(reasonNames[value]) }))}
      draft={draft}
      onChange={change}
      missing={isTried && reason === '' ? t('messages.report.reason-missing') : undefined}
      problem={report.error?.message ?? ''}
      isBusy={report.isPending}
      onSend={submit}
      onClose={onClose}
    />
  )
}
