import {
  type Application,
  decideVerification,
  type VerificationDecision,
  type VerificationReason,
} from '@makola/contract/verification/verification.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { call, type Sent } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { reasons as allReasons, reasonNames } from '../wording/verification-names.ts'

const titles = {
  verify: 'verification.staff.verify-title',
  more: 'verification.staff.more-title',
  refuse: 'verification.staff.refuse-title',
} as const
const buttons = {
  verify: 'verification.staff.verify',
  more: 'verification.staff.ask-more',
  refuse: 'verification.staff.refuse',
} as const
const tiers = { person: 1, business: 2 } as const

type Draft = { reasons: VerificationReason[]; note: string }
const nothing: Draft = { reasons: [], note: '' }

type DecisionDialogProps = { application: Application; decision: VerificationDecision; onClose: () => void }

/** Asks for the reasons that the store reads, and sends the decision. */
export function DecisionDialog({ application, decision, onClose }: DecisionDialogProps) {
  const t = useWords()
  const { draft, change, drop } = useDraft(nothing, `verification:${application.id}:${decision}`)
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending, error } = useDecide(application.id, () => {
    drop()
    onClose()
  })
  const isVerify = decision === 'verify'
  const isReady = isVerify || (draft.reasons.length > 0 && draft.note.trim() !== '')
  const submit = () => {
    setIsTried(true)
    if (!isReady || isPending) return
    const note = draft.note.trim()
    mutate(decision === 'verify' ? { decision } : { decision, reasons: draft.reasons, note })
  }
  const store = application.store.name
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(titles[decision], { store })}
      description={
        isVerify
          ? t('verification.staff.verify-text', { tier: tiers[application.kind] })
          : decision === 'refuse' && t('verification.staff.refuse-text')
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('verification.staff.not-now')}
          </Button>
          <Button isBusy={isPending} onClick={submit}>
            {t(buttons[decision])}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {!isVerify && <DecisionReasons draft={draft} change={change} isTried={isTried} />}
        <FormProblem>{error?.message ?? ''}</FormProblem>
      </div>
    </Dialog>
  )
}

type DecisionReasonsProps = { draft: Draft; change: (typed: Partial<Draft>) => void; isTried: boolean }

function DecisionReasons({ draft: { reasons, note }, change, isTried }: DecisionReasonsProps) {
  const t = useWords()
  const toggle = (reason: VerificationReason) =>
    change({ reasons: reasons.includes(reason) ? reasons.filter((one) => one !== reason) : [...reasons, reason] })
  return (
    <>
      <fieldset aria-invalid={isTried && reasons.length === 0}>
        <legend className="mb-1 text-label">{t('verification.staff.reasons')}</legend>
        <div className="grid">
          {allReasons.map((reason) => (
            <Checkbox
              key={reason}
              label={t(reasonNames[reason])}
              checked={reasons.includes(reason)}
              onChange={() => toggle(reason)}
            />
          ))}
        </div>
        {isTried && reasons.length === 0 && (
          <p className="text-small font-medium text-danger-text">{t('verification.staff.reason-missing')}</p>
        )}
      </fieldset>
      <Field
        label={t('verification.staff.note-label')}
        isRequired
        error={isTried && note.trim() === '' ? t('verification.staff.note-missing') : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            maxLength={1000}
            value={note}
            onChange={(event) => change({ note: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

function useDecide(id: string, onDone: () => void) {
  const t = useWords()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<typeof decideVerification>) => call(decideVerification, { params: { id }, body }),
    onSuccess: () => {
      void toast.success(t('verification.staff.decided'))
      onDone()
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['verification'] }),
        queryClient.invalidateQueries({ queryKey: ['stores'] }),
      ]),
  })
}
