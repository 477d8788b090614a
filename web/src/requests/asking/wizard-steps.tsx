import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { KeptNotice } from '../../ui/drafts/kept-notice.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { PhotoChooser } from '../pictures/photo-chooser.tsx'
import { reasonNames, reasonsOf } from '../wording/request-names.ts'
import { KindStep } from './kind-step.tsx'
import { LinesStep } from './lines-step.tsx'
import { StepChoice } from './step-choice.tsx'
import { SummaryStep } from './summary-step.tsx'
import { useOpenRequest } from './use-open-request.ts'
import { type AskedParcel, allUnits, beginWizard, chosenLines, wizardStepsOf } from './wizard-draft.ts'

type WizardStepsProps = { token: string; parcel: AskedParcel; onClose: () => void }

/** One question at a time; a choice goes on by itself. */
export function WizardSteps({ token, parcel, onClose }: WizardStepsProps) {
  const t = useWords()
  const { draft, change, discard, drop, isKept } = useDraft(beginWizard(parcel), `request:${parcel.parcelId}`)
  const [isBusy, setIsBusy] = useState(false)
  const open = useOpenRequest(token, () => {
    drop()
    onClose()
  })
  const option = parcel.options.find(({ kind, isOpen }) => kind === draft.kind && isOpen)
  const lines = chosenLines(draft, parcel)
  // A kept draft may no longer fit: then it begins again.
  const step = draft.step !== 'kind' && !option ? 'kind' : draft.step
  const steps = wizardStepsOf(step === 'kind' ? null : draft.kind)
  const at = steps.indexOf(step)
  const go = (by: number) => change({ step: steps[at + by] ?? 'kind' })
  const send = () => {
    if (!option || !draft.reason) return
    const { text, pictures, reason } = draft
    const said = text.trim() === '' ? {} : { text: text.trim() }
    open.mutate({ parcelId: parcel.parcelId, kind: option.kind, reason, lines, pictures, ...said })
  }
  return (
    <div className="grid gap-4 pb-6">
      <KeptNotice isKept={isKept} onDiscard={discard} />
      <p className="text-small text-muted">{t('requests.wizard.step', { step: at + 1, steps: steps.length })}</p>
      {step === 'kind' && (
        <KindStep
          parcel={parcel}
          onChoose={(kind) =>
            change({
              kind,
              reason: null,
              step: 'lines',
              ...((kind === 'cancel' || kind === 'missing') && { units: allUnits(parcel) }),
            })
          }
        />
      )}
      {step === 'lines' && (
        <LinesStep parcel={parcel} units={draft.units} onChange={(units) => change({ units })} onNext={() => go(1)} />
      )}
      {step === 'reason' && option && (
        <StepChoice
          title={t('requests.wizard.reason')}
          choices={reasonsOf[option.kind].map((reason) => ({ value: reason, title: t(reasonNames[reason]) }))}
          onChoose={(reason) => change({ reason, step: steps[at + 1] ?? 'summary' })}
        />
      )}
      {step === 'pictures' && (
        <>
          <div>
            <h3 className="text-subheading">{t('requests.wizard.pictures')}</h3>
            <p className="mb-3 text-small text-muted">{t('requests.wizard.pictures.hint')}</p>
            <PhotoChooser
              token={token}
              ids={draft.pictures}
              onAdd={(id) => change((before) => ({ pictures: [...before.pictures, id] }))}
              onRemove={(id) => change((before) => ({ pictures: before.pictures.filter((other) => other !== id) }))}
              onBusy={setIsBusy}
            />
          </div>
          <Field label={t('requests.wizard.text')}>
            {(control) => (
              <TextArea
                {...control}
                maxLength={2000}
                value={draft.text}
                onChange={(event) => change({ text: event.target.value })}
              />
            )}
          </Field>
          <Button isBusy={isBusy} onClick={() => go(1)}>
            {t('requests.wizard.next')}
          </Button>
        </>
      )}
      {step === 'summary' && option && (
        <SummaryStep parcel={parcel} draft={draft} option={option} isBusy={open.isPending} onSend={send} />
      )}
      <FormProblem>{open.error?.message ?? ''}</FormProblem>
      {at > 0 && (
        <Button variant="ghost" onClick={() => go(-1)}>
          {t('requests.wizard.back')}
        </Button>
      )}
    </div>
  )
}
