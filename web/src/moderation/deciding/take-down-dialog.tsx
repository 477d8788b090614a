import type { ModerationSubject, SubjectKind, TakedownGround } from '@makola/contract/moderation/moderation.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { PointsChoice } from '../wording/points-choice.tsx'
import { useTakeDown } from './queries.ts'
import { type Scope, ScopeFields } from './scope-fields.tsx'
import { type Warning, WarningFields } from './warning-fields.tsx'

type Draft = Scope &
  Warning & {
    kind: SubjectKind
    address: string
    ground: TakedownGround
    groundText: string
    facts: string
    strikePoints: number
  }
const nothing: Draft = {
  ...{ kind: 'product', address: '', ground: 'rule', groundText: '', facts: '', strikePoints: 0 },
  ...{ where: 'everywhere', countries: [], isWarned: false, warning: '' },
}

type TakeDownDialogProps = { subject: ModerationSubject | undefined; onClose: () => void }

/** Asks for the statement of reasons and, unless it is known, for the product or store. */
export function TakeDownDialog({ subject, onClose }: TakeDownDialogProps) {
  const t = useWords()
  const { draft, change, drop } = useDraft(nothing, `takedown:${subject?.id ?? ''}`)
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending, error } = useTakeDown()
  const about = subject ?? { kind: draft.kind, id: slugIn(draft.address) }
  const { ground, groundText, facts, strikePoints, countries, warning } = draft
  const isProduct = about.kind === 'product'
  const isInCountries = isProduct && draft.where === 'countries'
  const isWarned = isProduct && draft.isWarned
  const submit = () => {
    setIsTried(true)
    if (isPending || [about.id, groundText, facts].some((text) => text.trim() === '')) return
    if ((isInCountries && countries.length === 0) || (isWarned && warning.trim() === '')) return
    const body = {
      subject: { kind: about.kind, id: about.id },
      ground,
      groundText: groundText.trim(),
      facts: facts.trim(),
      ...(isInCountries && { countries }),
      ...(isWarned && { warning: warning.trim() }),
      ...(strikePoints > 0 && { strikePoints }),
    }
    mutate(body, {
      onSuccess: () => {
        drop()
        onClose()
      },
    })
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={subject ? t('moderation.down.title', { name: subject.name }) : t('moderation.down.title-any')}
      description={t('moderation.down.text')}
      confirmLabel={t('moderation.down.take')}
      isBusy={isPending}
      onConfirm={submit}
    >
      <div className="grid gap-4">
        {!subject && <SubjectFields draft={draft} change={change} isTried={isTried} />}
        {isProduct && <ScopeFields scope={draft} change={change} isTried={isTried} />}
        <StatementFields draft={draft} change={change} isTried={isTried} />
        {isProduct && <WarningFields given={draft} change={change} isTried={isTried} />}
        <PointsChoice
          label={t('moderation.down.strike')}
          least={0}
          value={strikePoints}
          onChange={(points) => change({ strikePoints: points })}
        />
        <FormProblem>{error?.message ?? ''}</FormProblem>
      </div>
    </ConfirmDialog>
  )
}

/** The last part of a link that was pasted whole. */
const slugIn = (address: string) => address.trim().split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''

type FieldsProps = { draft: Draft; change: (typed: Partial<Draft>) => void; isTried: boolean }

function SubjectFields({ draft, change, isTried }: FieldsProps) {
  const t = useWords()
  const missing = isTried && draft.address.trim() === '' ? t('moderation.missing') : undefined
  return (
    <>
      <RadioCards
        legend={t('moderation.down.kind')}
        name="kind"
        cards={[
          { value: 'product', title: t('moderation.down.product') },
          { value: 'store', title: t('moderation.down.store') },
        ]}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <Field label={t('moderation.down.address')} hint={t('moderation.down.address-hint')} isRequired error={missing}>
        {(control) => (
          <TextInput {...control} value={draft.address} onChange={(event) => change({ address: event.target.value })} />
        )}
      </Field>
    </>
  )
}

function StatementFields({ draft: { ground, groundText, facts }, change, isTried }: FieldsProps) {
  const t = useWords()
  const missingIn = (text: string) => (isTried && text.trim() === '' ? t('moderation.missing') : undefined)
  return (
    <>
      <RadioCards
        legend={t('moderation.down.ground')}
        name="ground"
        cards={[
          { value: 'rule', title: t('moderation.down.rule') },
          { value: 'law', title: t('moderation.down.law') },
        ]}
        value={ground}
        onChange={(chosen) => change({ ground: chosen })}
      />
      <Field label={t('moderation.down.ground-text')} isRequired error={missingIn(groundText)}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            value={groundText}
            onChange={(event) => change({ groundText: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('moderation.down.facts')} isRequired error={missingIn(facts)}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={2000}
            value={facts}
            onChange={(event) => change({ facts: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
