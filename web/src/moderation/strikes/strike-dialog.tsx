import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { PointsChoice } from '../wording/points-choice.tsx'
import { useGiveStrike } from './queries.ts'

type Draft = { points: number; cause: 'reviews' | 'other'; reason: string }
const nothing: Draft = { points: 1, cause: 'other', reason: '' }

type StrikeDialogProps = {
  store: string
  /** The points that the store has by now: the giver reads them, the call names them. */
  seen: { points: number; told: string }
  onClose: () => void
}

/** Asks for the weight of a strike and the reason that the store reads. */
export function StrikeDialog({ store, seen, onClose }: StrikeDialogProps) {
  const t = useWords()
  const { draft, change, drop } = useDraft(nothing, `strike:${store}`)
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending, error } = useGiveStrike(store)
  const { points, cause, reason } = draft
  const submit = () => {
    setIsTried(true)
    if (isPending || reason.trim() === '') return
    const then = {
      onSuccess: () => {
        drop()
        onClose()
      },
    }
    mutate({ points, cause, reason: reason.trim(), seenPoints: seen.points }, then)
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('moderation.strikes.give-title')}
      description={t('moderation.strikes.give-text')}
      confirmLabel={t('moderation.strikes.give')}
      isBusy={isPending}
      onConfirm={submit}
    >
      <div className="grid gap-4">
        <p className="font-semibold">{seen.told}</p>
        <RadioCards
          legend={t('moderation.strikes.why')}
          name="cause"
          cards={[
            { value: 'reviews', title: t('moderation.strikes.cause', { cause: 'reviews' }) },
            { value: 'other', title: t('moderation.strikes.cause', { cause: 'other' }) },
          ]}
          value={cause}
          onChange={(chosen) => change({ cause: chosen })}
        />
        <PointsChoice
          label={t('moderation.strikes.weight')}
          least={1}
          value={points}
          onChange={(chosen) => change({ points: chosen })}
        />
        <Field
          label={t('moderation.takedowns.reason')}
          hint={t('moderation.takedowns.reason-hint')}
          isRequired
          error={isTried && reason.trim() === '' ? t('moderation.missing') : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={1000}
              value={reason}
              onChange={(event) => change({ reason: event.target.value })}
            />
          )}
        </Field>
        <FormProblem>{error?.message ?? ''}</FormProblem>
      </div>
    </ConfirmDialog>
  )
}
