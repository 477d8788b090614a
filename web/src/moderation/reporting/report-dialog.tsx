import { createReport, type NewReport, type SubjectKind } from '@makola/contract/moderation/moderation.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ReportDraft, ReportForm } from '../../auth/forms/report-form.tsx'
import { call } from '../../shell/api/api-client.ts'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { reasonNames, reasons, type ThingReason } from '../wording/moderation-names.ts'

type Draft = ReportDraft<ThingReason> & { contact: string }
const nothing: Draft = { reason: '', text: '', contact: '' }

type ReportDialogProps = { kind: SubjectKind; id: string; onClose: () => void }

/** Asks what is wrong with a product or a store, and sends it to the staff. */
export function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const t = useWords()
  const { draft, change, drop } = useDraft(nothing, `report:${kind}:${id}`)
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending, error } = useReport(() => {
    drop()
    onClose()
  })
  const { reason, text, contact } = draft
  const submit = () => {
    setIsTried(true)
    if (reason === '' || isPending) return
    mutate({ subject: { kind, id }, reason, text: text.trim(), ...(contact.trim() && { contact: contact.trim() }) })
  }
  return (
    <ReportForm
      title={t('moderation.report.open', { kind })}
      description={t('moderation.report.text')}
      labels={{
        reason: t('moderation.report.reason'),
        text: t('moderation.report.words'),
        send: t('moderation.report.send'),
      }}
      reasons={reasons.map((value) => ({ value, title: t(reasonNames[value]) }))}
      draft={draft}
      onChange={change}
      missing={isTried && reason === '' ? t('moderation.report.reason-missing') : undefined}
      problem={error?.message ?? ''}
      isBusy={isPending}
      onSend={submit}
      onClose={onClose}
    >
      <Field label={t('moderation.report.contact')} hint={t('moderation.report.contact-hint')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            value={contact}
            onChange={(event) => change({ contact: event.target.value })}
          />
        )}
      </Field>
    </ReportForm>
  )
}

function useReport(onDone: () => void) {
  const t = useWords()
  return useMutation({
    mutationFn: (body: NewReport) => call(createReport, { body }),
    onSuccess: () => {
      void toast.success(t('moderation.report.sent'))
      onDone()
    },
  })
}
