import { createReport, type NewReport, type SubjectKind } from '@makola/contract/moderation/moderation.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { call } from '../../shell/api/api-client.ts'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { reasonNames, reasons, type ThingReason } from '../wording/moderation-names.ts'

type Draft = { reason: ThingReason | ''; text: string; contact: string }
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
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('moderation.report.open', { kind })}
      description={t('moderation.report.text')}
      confirmLabel={t('moderation.report.send')}
      isBusy={isPending}
      onConfirm={submit}
    >
      <div className="grid gap-4">
        <RadioCards
          legend={t('moderation.report.reason')}
          name="reason"
          cards={reasons.map((value) => ({ value, title: t(reasonNames[value]) }))}
          value={reason || undefined}
          onChange={(chosen) => change({ reason: chosen })}
          error={isTried && reason === '' ? t('moderation.report.reason-missing') : undefined}
        />
        <ReportWords draft={draft} change={change} />
        <FormProblem>{error?.message ?? ''}</FormProblem>
      </div>
    </ConfirmDialog>
  )
}

function ReportWords({ draft, change }: { draft: Draft; change: (typed: Partial<Draft>) => void }) {
  const t = useWords()
  return (
    <>
      <Field label={t('moderation.report.words')}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={2000}
            value={draft.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('moderation.report.contact')} hint={t('moderation.report.contact-hint')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            value={draft.contact}
            onChange={(event) => change({ contact: event.target.value })}
          />
        )}
      </Field>
    </>
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
