import type { ReactNode } from 'react'
import { Field } from '../../ui/inputs/field.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { FormProblem } from './form-problem.tsx'

export type ReportDraft<Reason extends string> = { reason: Reason | ''; text: string }

type ReportFormProps<Reason extends string> = {
  title: string
  description: string
  /** The labels of its fields and of its button. */
  labels: { reason: string; text: string; send: string }
  reasons: { value: Reason; title: string }[]
  draft: ReportDraft<Reason>
  onChange: (typed: Partial<ReportDraft<Reason>>) => void
  /** Said beside the reasons, once somebody has tried to send without one. */
  missing: string | undefined
  problem: string
  isBusy: boolean
  onSend: () => void
  onClose: () => void
  /** More fields, below the words. */
  children?: ReactNode
}

/** Asks for a reason out of several and for words about it, such as a report to the staff. */
export function ReportForm<Reason extends string>(props: ReportFormProps<Reason>) {
  const { title, description, labels, reasons, draft, onChange, missing, problem, isBusy, onSend, onClose } = props
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      confirmLabel={labels.send}
      isBusy={isBusy}
      onConfirm={onSend}
    >
      <div className="grid gap-4">
        <RadioCards
          legend={labels.reason}
          name="reason"
          cards={reasons}
          value={draft.reason || undefined}
          onChange={(reason) => onChange({ reason })}
          error={missing}
        />
        <Field label={labels.text}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={2000}
              value={draft.text}
              onChange={(event) => onChange({ text: event.target.value })}
            />
          )}
        </Field>
        {props.children}
        <FormProblem>{problem}</FormProblem>
      </div>
    </ConfirmDialog>
  )
}
