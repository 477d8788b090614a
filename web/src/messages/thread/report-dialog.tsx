import type { SaidOfMessage } from '@makola/contract/moderation/message-reports.ts'
import type { Key } from '@makola/words/messages.ts'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
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

type Draft = { reason: SaidOfMessage['reason'] | ''; text: string }
const nothing: Draft = { reason: '', text: '' }

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
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('messages.report.title')}
      description={t('messages.report.text')}
      confirmLabel={t('messages.report.send')}
      isBusy={report.isPending}
      onConfirm={submit}
    >
      <div className="grid gap-4">
        <RadioCards
          legend={t('messages.report.reason')}
          name="reason"
          cards={reasons.map((value) => ({ value, title: t(reasonNames[value]) }))}
          value={reason || undefined}
          onChange={(chosen) => change({ reason: chosen })}
          error={isTried && reason === '' ? t('messages.report.reason-missing') : undefined}
        />
        <Field label={t('messages.report.words')}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={2000}
              value={text}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </Field>
        <FormProblem>{report.error?.message ?? ''}</FormProblem>
      </div>
    </ConfirmDialog>
  )
}
